//! Chromium, in which the browser tests run.

use std::path::PathBuf;

use crate::machine::Machine;

/// What it is called here and there.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// A browser that answers.
#[derive(Debug)]
pub(crate) struct Chromium {
    /// What it says of itself.
    pub(crate) what: String,
    /// Its program.
    pub(crate) program: PathBuf,
}

impl Machine {
    /// Finds Chromium, or installs it from Debian.
    pub(crate) fn chromium(&self) -> Result<Chromium, String> {
        if let Some(named) = &self.chromium {
            let wrong = || {
                let named = named.display();
                format!(
                    "CHROMIUM names {named}, which does not answer to --version: please name the \
                     program of a Chromium, or nothing and let it be found"
                )
            };
            return self.asked(named.into()).ok_or_else(wrong);
        }
        let find = || NAMES.iter().find_map(|name| self.asked(self.find(name)?));
        find().map_or_else(
            || {
                self.debian(&["chromium"])
                    .and_then(|()| find().ok_or("what Debian installs does not answer".to_owned()))
                    .map_err(|why| {
                        format!(
                            "please install Chromium, or name the program of yours in the variable \
                             CHROMIUM: none was found, and {why}"
                        )
                    })
            },
            Ok,
        )
    }

    fn asked(&self, program: PathBuf) -> Option<Chromium> {
        let what = self.answer(&program, &["--version"])?;
        Some(Chromium { what, program })
    }
}

#[cfg(test)]
mod tests {
    use crate::machine::fake;

    #[test]
    fn every_usual_name_is_found() {
        for name in super::NAMES {
            let (_folder, machine) = fake::machine();
            let program = machine.put(name, "echo Chromium 150.0");
            let found = machine.chromium().expect(name);
            assert_eq!((found.what.as_str(), found.program), ("Chromium 150.0", program));
        }
    }

    #[test]
    fn the_one_that_is_named_comes_first() {
        let (_folder, mut machine) = fake::machine();
        machine.put("chromium", "echo Chromium 150.0");
        let mine = machine.put("mine", "echo Mine 151.0");
        machine.chromium = Some(mine.into_os_string());
        assert_eq!(machine.chromium().expect("mine").what, "Mine 151.0");
        machine.chromium = Some("/not/there".into());
        assert_eq!(
            machine.chromium().expect_err("it is not there"),
            "CHROMIUM names /not/there, which does not answer to --version: please name the program \
             of a Chromium, or nothing and let it be found"
        );
    }

    #[test]
    fn where_there_is_none_it_is_installed_or_a_sentence_says_what_to_do() {
        let (_folder, machine) = fake::machine();
        machine.put("chromium-browser", "exit 1");
        let start = "please install Chromium, or name the program of yours in the variable \
                     CHROMIUM: none was found, and ";
        let said = || machine.chromium().expect_err("there is none");
        assert_eq!(said(), format!("{start}there is no apt-get to install it with"));
        machine.put("apt-get", "exit 0");
        machine.put("id", "echo 1000");
        let only = "only root may do it with `apt-get install chromium`";
        assert_eq!(said(), format!("{start}{only}"));
        machine.put("id", "echo 0");
        assert_eq!(said(), format!("{start}what Debian installs does not answer"));
        machine.put("packed", "echo Chromium 152.0");
        machine.put("apt-get", r#"/bin/cp "${0%/*}/packed" "${0%/*}/chromium""#);
        assert_eq!(machine.chromium().expect("it is installed").what, "Chromium 152.0");
    }
}
