//! A running `lantern engine`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

/// The process with both ends of its pipes.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Process {
    pub(crate) fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lantern"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("its output is piped"));
        Self { child, input, output }
    }

    /// Sends a line and reads the one line that answers it.
    pub(crate) fn ask(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().expect("the engine still listens");
        input.write_all(line).expect("the engine reads");
        input.write_all(b"\n").expect("the engine reads");
        input.flush().expect("the engine reads");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("the engine answers in UTF-8");
        assert!(
            answer.ends_with('\n'),
            "the engine is gone after {:?}",
            String::from_utf8_lossy(line)
        );
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error} in {answer}"))
    }

    /// Ends the input; whether the engine ended well.
    #[allow(dead_code)] // not every test ends its engine
    pub(crate) fn end(&mut self) -> bool {
        self.input = None;
        self.child.wait().expect("the engine ends").success()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.input = None;
        let _ = self.child.wait();
    }
}
