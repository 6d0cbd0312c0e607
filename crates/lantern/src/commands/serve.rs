//! `lantern serve` and `lantern play`: the host on its database.

use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::str::FromStr;
use std::time::Duration;

use host::{Config, Host, Limits, Rate};
use ipnet::IpNet;
use store::Durability;
use tokio::net::TcpListener;

use crate::failure::Failure;
use crate::out;

/// Serve tables to browsers and programs.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:8787")]
    address: SocketAddr,
    /// The database: a file, made if it is not there, for one process; or an address such as
    /// postgres://user@host/name of a PostgreSQL that any number of processes share.
    #[arg(long, default_value = "lantern.db", value_name = "FILE|ADDRESS")]
    database: String,
    /// What survives a power cut. With `power` a step is answered when it is on the disk, and nothing
    /// that was answered is lost. With `process` it is answered when the system, or PostgreSQL, has it:
    /// sooner, but a power cut may cost the last moments; the end of Lantern costs nothing. `serve` has
    /// `power`, `play` has `process`.
    #[arg(long, value_name = "power|process")]
    durability: Option<Survives>,
    /// Milliseconds a bot waits before each step, so that people can follow.
    #[arg(long, default_value_t = 0)]
    bot_pace: u64,
    /// Fixed tables, for tests: all chance comes from this seed, and requests may name the seed of a
    /// table. Only on this machine, with a database below the system's folder for temporary files.
    #[arg(long, value_name = "SEED")]
    fixed: Option<u64>,
    /// A folder with a client to serve instead of the one in the program: for tests of a new version.
    #[arg(long, hide = true, value_name = "FOLDER")]
    client: Option<PathBuf>,
    /// How much is written to the standard error: error, warn, info or debug, which tells of every
    /// request.
    #[arg(long, default_value = "info", value_name = "LEVEL")]
    log: tracing::Level,
    /// Write it as JSON, one object on a line.
    #[arg(long)]
    log_json: bool,
    /// A limit, such as `tables=100/2`: 100 at once and 2 more each minute. There are requests, questions
    /// and guests of one address, tables of one person, messages on one socket; and by number alone the
    /// sockets and connections of one address: `sockets=400`.
    #[arg(long, value_name = "NAME=LIMIT")]
    limit: Vec<String>,
    /// A proxy that is believed when it says for whom it asks (X-Forwarded-For): an address or a network
    /// such as 10.0.0.0/8. Proxies on this machine are, if none is named.
    #[arg(long, value_name = "NETWORK")]
    proxy: Vec<Proxy>,
    /// A name under which this server is reached; requests for another are then refused.
    #[arg(long, value_name = "NAME")]
    name: Vec<String>,
    /// Where an operator watches: /metrics for Prometheus and /healthz, on an address of their own.
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// Send cookies over encrypted connections only: for a server behind HTTPS.
    #[arg(long)]
    secure_cookie: bool,
}

/// What survives a power cut.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Survives {
    /// Everything that was answered.
    Power,
    /// All but the last moments.
    Process,
}

impl From<Survives> for Durability {
    fn from(survives: Survives) -> Self {
        match survives {
            Survives::Power => Self::Power,
            Survives::Process => Self::Process,
        }
    }
}

/// Whom a proxy's word counts for: one address, or a network of them.
#[derive(Clone, Copy, Debug)]
struct Proxy(IpNet);

impl FromStr for Proxy {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let address = || text.parse::<IpAddr>().map(IpNet::from).ok();
        text.parse().ok().or_else(address).map(Self).ok_or_else(|| {
            format!("{text:?} is neither an address nor a network such as 10.0.0.0/8")
        })
    }
}

/// The limits that were asked for, and the usual ones where none was.
fn limits(args: &Args) -> Result<Limits, Failure> {
    let mut limits = Limits::usual();
    if !args.proxy.is_empty() {
        limits.proxies = args.proxy.iter().map(|proxy| proxy.0).collect();
    }
    for limit in &args.limit {
        let (name, value) = limit.split_once('=').unwrap_or((limit, ""));
        let set = |rate: &mut Rate| value.parse().map(|value| *rate = value);
        let count = |count: &mut usize| {
            let read = value.parse().map_err(|_| format!("{value:?} is no number"));
            read.map(|value| *count = value)
        };
        let read = match name {
            "requests" => set(&mut limits.requests),
            "questions" => set(&mut limits.questions),
            "guests" => set(&mut limits.guests),
            "tables" => set(&mut limits.tables),
            "messages" => set(&mut limits.messages),
            "sockets" => count(&mut limits.sockets),
            "connections" => count(&mut limits.connections),
            _ => {
                Err("there are requests, questions, guests, tables, messages, sockets, connections"
                    .to_owned())
            }
        };
        read.map_err(|wrong| Failure::usage(format!("--limit {limit}: {wrong}")))?;
    }
    Ok(limits)
}

/// Serve on this machine and open the browser: the same as `serve`, for whoever wants to play now.
#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    serve: Args,
    /// Only print the address, do not open a browser.
    #[arg(long)]
    no_browser: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    serve(args, Durability::Power, |_| {})
}

pub(crate) fn play(args: &PlayArgs) -> Result<(), Failure> {
    serve(&args.serve, Durability::Process, |address| {
        if !args.no_browser {
            open_browser(address);
        }
    })
}

fn serve(args: &Args, usual: Durability, ready: impl FnOnce(&str)) -> Result<(), Failure> {
    if args.fixed.is_some() {
        check_fixed(args)?;
    } else if args.client.is_some() {
        return Err(Failure::usage("--client is for tests: it needs --fixed"));
    }
    let limits = limits(args)?;
    speak(args);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::failed(format!("no threads could be started: {error}")))?;
    runtime.block_on(async {
        let durability = args.durability.map_or(usual, Into::into);
        let database = store::shown(&args.database);
        let store = store::open(&args.database, durability).await.map_err(|error| {
            Failure::failed(format!("the database {database} cannot be opened: {error}"))
        })?;
        let entries = games::all()?
            .into_iter()
            .map(|entry| host::Hosted { game: entry.game, bots: entry.bots });
        let config = Config {
            bot_pace: Duration::from_millis(args.bot_pace),
            secure_cookie: args.secure_cookie,
            fixed: args.fixed,
            client: args.client.clone(),
            limits,
            names: args.name.clone(),
            ..Config::usual()
        };
        let host = Host::open(config, entries.collect(), store.clone())
            .await
            .map_err(|error| Failure::failed(format!("the host does not open: {error}")))?;
        let (listener, address) = listen(args.address).await?;
        if let Some(metrics) = args.metrics {
            let (listener, address) = listen(metrics).await?;
            tracing::info!(address, "watched");
            tokio::spawn(axum::serve(listener, host.watched()).into_future());
        }
        out::line(format!("Lantern is lit: {address}"));
        tracing::info!(address, database, ?durability, "serving");
        ready(&address);
        host.serve(listener, stopped()).await;
        store.close().await.map_err(|error| {
            Failure::failed(format!("the database {database} was not left in order: {error}"))
        })
    })
}

/// Takes an address, and says how it is written.
async fn listen(address: SocketAddr) -> Result<(TcpListener, String), Failure> {
    let cannot = |error| Failure::failed(format!("{address} cannot be listened to: {error}"));
    let listener = TcpListener::bind(address).await.map_err(cannot)?;
    let address = format!("http://{}", listener.local_addr().map_err(cannot)?);
    Ok((listener, address))
}

/// Has everything that is traced written to the standard error: lines for a reader, or JSON.
fn speak(args: &Args) {
    let lines = tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_max_level(args.log);
    // Whoever has set up something else keeps it.
    let _ = if args.log_json { lines.json().try_init() } else { lines.try_init() };
}

/// Fixed tables can be foreseen: nobody is to play at one in earnest, or to keep it.
fn check_fixed(args: &Args) -> Result<(), Failure> {
    if !args.address.ip().is_loopback() {
        let address = args.address;
        return Err(Failure::usage(format!(
            "--fixed is for tests on this machine: it needs an address such as 127.0.0.1:8787, not {address}"
        )));
    }
    let temporary = std::env::temp_dir();
    let database = Path::new(&args.database);
    let folder = match database.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    // Links are followed: what counts is where the file is in the end, or where it will be made.
    let place = database.canonicalize().or_else(|_| folder.canonicalize());
    let inside = place.ok().zip(temporary.canonicalize().ok());
    if inside.is_some_and(|(place, temporary)| place.starts_with(temporary)) {
        return Ok(());
    }
    Err(Failure::usage(format!(
        "--fixed is for tests: it needs a database in a folder below {}, not {}",
        temporary.display(),
        store::shown(&args.database)
    )))
}

/// Until somebody presses Ctrl-C, or the system asks us to end.
async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else {
            let _ = interrupted.await;
            return;
        };
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupted.await;
}

/// Opens the address in a browser. Where there is none the printed address does.
fn open_browser(address: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let _ = Command::new(program)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}
