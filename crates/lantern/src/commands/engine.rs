//! `lantern engine`: JSON lines on standard input and output.

use std::io::{self, BufRead, Write};

use clap::Parser;

use crate::engine::{Engine, LINE_MAX};
use crate::failure::Failure;

/// Play by JSON lines on standard input and output, for bots in any language and for tests.
///
/// One request a line, one answer a line. The messages are described in docs/engine-protocol.md.
#[derive(Debug, Parser)]
#[command(after_help = "Example:
  echo '{\"do\":\"games\"}' | lantern engine")]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> Result<(), Failure> {
    let mut engine = Engine::new(games::all()?);
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut line = Vec::new();
    loop {
        let read = read_line(&mut input, &mut line)
            .map_err(|error| Failure::failed(format!("standard input broke off: {error}")))?;
        let answer = match read {
            Read::End => return Ok(()),
            Read::Line => engine.answer(&line),
            Read::TooLong => Engine::too_long(),
        };
        let written = writeln!(output, "{answer}").and_then(|()| output.flush());
        // Whoever does not listen any more has no further questions.
        if written.is_err() || engine.has_quit() {
            return Ok(());
        }
    }
}

enum Read {
    Line,
    TooLong,
    End,
}

/// Reads a line into a reused buffer, never more of it than [`LINE_MAX`] bytes; the rest of a
/// longer one is skipped.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Read> {
    line.clear();
    let mut too_long = false;
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if buffer.is_empty() {
            return Ok(match (too_long, line.is_empty()) {
                (true, _) => Read::TooLong,
                (false, false) => Read::Line,
                (false, true) => Read::End,
            });
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        too_long |= line.len() + part.len() > LINE_MAX;
        if !too_long {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(if too_long { Read::TooLong } else { Read::Line });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_skipped_whole_and_the_next_one_is_read() {
        let mut text = vec![b'x'; LINE_MAX + 1];
        text.extend_from_slice(b"\nshort\n\nlast");
        let mut input = io::BufReader::with_capacity(1000, text.as_slice());
        let mut line = Vec::new();
        assert!(matches!(read_line(&mut input, &mut line), Ok(Read::TooLong)));
        for expected in ["short", "", "last"] {
            assert!(matches!(read_line(&mut input, &mut line), Ok(Read::Line)));
            assert_eq!(line, expected.as_bytes());
        }
        assert!(matches!(read_line(&mut input, &mut line), Ok(Read::End)));
    }
}
