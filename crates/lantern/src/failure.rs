//! How a command fails: one sentence for the person at the terminal, and an exit code.

use std::fmt;
use std::process::ExitCode;

use kernel::Fault;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked makes no sense: exit code 2, as for wrong arguments.
    Usage(String),
    /// What was asked was tried and went wrong: exit code 1.
    Failed(String),
}

impl Failure {
    pub(crate) fn usage(sentence: impl Into<String>) -> Self {
        Self::Usage(sentence.into())
    }

    pub(crate) fn failed(sentence: impl Into<String>) -> Self {
        Self::Failed(sentence.into())
    }

    /// Wrong options or a wrong board, with everything that is wrong.
    pub(crate) fn faults(faults: &[Fault]) -> Self {
        Self::Usage(Fault::list(faults))
    }

    pub(crate) fn code(&self) -> ExitCode {
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Failed(_) => ExitCode::FAILURE,
        }
    }
}

impl From<games::Error> for Failure {
    fn from(error: games::Error) -> Self {
        match error {
            games::Error::Broken { .. } => Self::failed(error.to_string()),
            games::Error::Unknown { .. } => Self::usage(error.to_string()),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(sentence) | Self::Failed(sentence) => f.write_str(sentence),
        }
    }
}

impl std::error::Error for Failure {}
