//! Tables of figures for the terminal.

/// Lines of cells, printed with the first column to the left and the others to the right.
#[derive(Debug, Default)]
pub(crate) struct Sheet {
    lines: Vec<Vec<String>>,
}

impl Sheet {
    /// A sheet with a heading for each column.
    pub(crate) fn new(headings: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let mut sheet = Self::default();
        sheet.line(headings);
        sheet
    }

    /// Adds a line.
    pub(crate) fn line(&mut self, cells: impl IntoIterator<Item = impl Into<String>>) {
        self.lines.push(cells.into_iter().map(Into::into).collect());
    }

    /// The sheet as text.
    pub(crate) fn text(&self) -> String {
        let columns = self.lines.iter().map(Vec::len).max().unwrap_or(0);
        let cell = |line: &Vec<String>, n: usize| line.get(n).map_or(0, |c| c.chars().count());
        let widths: Vec<usize> = (0..columns)
            .map(|n| self.lines.iter().map(|line| cell(line, n)).max().unwrap_or(0))
            .collect();
        let mut text = String::new();
        for line in &self.lines {
            let cells = line.iter().zip(&widths).enumerate().map(|(n, (cell, width))| {
                if n == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
            });
            text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
            text.push('\n');
        }
        text
    }
}

/// A whole number with its thousands apart: `15,000`.
pub(crate) fn thousands(number: f64) -> String {
    let digits = format!("{:.0}", number.abs());
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    if number < 0.0 { format!("-{text}") } else { text }
}

/// A share as a percentage: `12.3 %`.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let mut sheet = Sheet::new(["power", "won"]);
        sheet.line(["GB", "7"]);
        assert_eq!(sheet.text(), "power  won\nGB       7\n");
    }

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(thousands(1_234_567.0), "1,234,567");
        assert_eq!(thousands(999.4), "999");
        assert_eq!(thousands(-1000.0), "-1,000");
    }
}
