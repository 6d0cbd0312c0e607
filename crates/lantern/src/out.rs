//! Lines on standard output.

use std::io::Write;

/// Prints a line. Whoever has closed the pipe has read enough: that is no failure.
pub(crate) fn line(text: impl std::fmt::Display) {
    let _ = writeln!(std::io::stdout().lock(), "{text}");
}
