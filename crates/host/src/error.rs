//! What can go wrong with a request, and the one place that maps it to a status.

use axum::body::Body;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Drift, Fault, Misspelt, Refusal, Text};
use store::StoreError;

use crate::texts::key;
use crate::wire::{Problem, ProblemKind};

/// A request was not done. Each says so kindly to the person who made it; see [`Error::problem`].
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The request cannot be read, or asks for something that cannot be.
    #[error("bad request: {detail}")]
    BadRequest {
        /// The sentence for the person.
        text: Text,
        /// What exactly was wrong, for whoever writes programs.
        detail: String,
    },
    /// The options of a new table have faults.
    #[error("bad options: {}", Fault::list(.0))]
    Options(Vec<Fault>),
    /// The secret proves no seat at this table.
    #[error("not your seat")]
    NotYourSeat,
    /// There is no such thing; the key of the sentence says what.
    #[error("not found: {0}")]
    NotFound(&'static str),
    /// The table has moved on.
    #[error("stale")]
    Stale,
    /// It cannot be done any more, or not yet.
    #[error("too late: {0}")]
    TooLate(&'static str),
    /// The body is too large.
    #[error("too large")]
    TooLarge,
    /// The rules refuse.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// The host refuses, by the rules of the table.
    #[error("refused: {0}")]
    NotNow(&'static str),
    /// Too much in too short a time.
    #[error("too many: {text}; again after {after} s")]
    TooMany {
        /// The key of the sentence for the person.
        text: &'static str,
        /// After how many seconds it may be tried again.
        after: u32,
    },
    /// The store failed.
    #[error("store: {0}")]
    Store(#[from] StoreError),
    /// A stored log does not lead where it led.
    #[error("table {table}: {drift}")]
    Drift {
        /// The table.
        table: String,
        /// Where it leads instead.
        drift: Drift,
    },
    /// Something that cannot happen has happened.
    #[error("internal: {0}")]
    Internal(String),
}

impl From<Misspelt> for Error {
    fn from(misspelt: Misspelt) -> Self {
        Self::unreadable(misspelt.to_string())
    }
}

impl Error {
    /// A request that cannot be read.
    pub(crate) fn unreadable(detail: impl Into<String>) -> Self {
        Self::BadRequest { text: Text::new(key::BAD_REQUEST), detail: detail.into() }
    }

    /// What kind of problem it is.
    #[must_use]
    pub fn kind(&self) -> ProblemKind {
        match self {
            Self::BadRequest { .. } | Self::Options(_) => ProblemKind::BadRequest,
            Self::NotYourSeat => ProblemKind::NotYourSeat,
            Self::NotFound(_) => ProblemKind::NotFound,
            Self::Stale => ProblemKind::Stale,
            Self::TooLate(_) => ProblemKind::TooLate,
            Self::TooLarge => ProblemKind::TooLarge,
            Self::Refused(_) | Self::NotNow(_) => ProblemKind::Refused,
            Self::TooMany { .. } => ProblemKind::TooMany,
            Self::Store(_) | Self::Drift { .. } | Self::Internal(_) => ProblemKind::Internal,
        }
    }

    /// What is said to the person. What happened inside is told to the log and to nobody else.
    #[must_use]
    pub fn problem(&self) -> Problem {
        let kind = self.kind();
        let mut problem = Problem {
            kind,
            text: Text::new(key::INTERNAL),
            clause: None,
            detail: None,
            faults: Vec::new(),
        };
        match self {
            Self::BadRequest { text, detail } => {
                problem.text = text.clone();
                problem.detail = Some(detail.clone());
            }
            Self::Options(faults) => {
                problem.text = Text::new(key::BAD_OPTIONS);
                problem.faults.clone_from(faults);
            }
            Self::NotYourSeat => problem.text = Text::new(key::NOT_YOUR_SEAT),
            Self::Stale => problem.text = Text::new(key::STALE),
            Self::TooLarge => problem.text = Text::new(key::TOO_LARGE),
            Self::NotFound(text)
            | Self::TooLate(text)
            | Self::NotNow(text)
            | Self::TooMany { text, .. } => problem.text = Text::new(*text),
            Self::Refused(refusal) => {
                problem.text = refusal.text.clone();
                problem.clause = (!refusal.is_table()).then(|| refusal.clause.to_owned());
            }
            Self::Store(_) | Self::Drift { .. } | Self::Internal(_) => {
                tracing::error!(error = %self, "a request failed");
            }
        }
        problem
    }
}

/// The status of each kind of problem.
#[must_use]
pub(crate) fn status(kind: ProblemKind) -> StatusCode {
    match kind {
        ProblemKind::BadRequest => StatusCode::BAD_REQUEST,
        ProblemKind::NotYourSeat => StatusCode::FORBIDDEN,
        ProblemKind::NotFound => StatusCode::NOT_FOUND,
        ProblemKind::Stale | ProblemKind::TooLate => StatusCode::CONFLICT,
        ProblemKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ProblemKind::Refused => StatusCode::UNPROCESSABLE_ENTITY,
        ProblemKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ProblemKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let problem = self.problem();
        let status = status(problem.kind);
        let body = serde_json::json!({ "error": problem }).to_string();
        let headers =
            [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
        let mut response = (status, headers, Body::from(body)).into_response();
        if let Self::TooMany { after, .. } = self {
            response.headers_mut().insert(header::RETRY_AFTER, after.into());
        }
        response
    }
}

/// A host could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Two entries of the list are the same game.
    #[error("the game {0} is in the list twice")]
    Twice(&'static str),
    /// The machine gives no randomness.
    #[error("{0}")]
    Randomness(String),
}
