//! PostgreSQL, on which the shared store is tested.

use std::path::PathBuf;

use crate::machine::Machine;

impl Machine {
    /// Finds the programs of PostgreSQL, or installs them from Debian.
    pub(crate) fn postgres(&self) -> Result<PathBuf, String> {
        let find = || cluster::programs(&self.path, &self.postgresql);
        if let Some(folder) = find() {
            return Ok(folder);
        }
        self.debian(&["postgresql"])
            .and_then(|()| find().ok_or("what Debian installs is not there".to_owned()))
            .map_err(|why| format!("please install PostgreSQL: none was found, and {why}"))
    }
}

#[cfg(test)]
mod tests {
    use crate::machine::fake;

    #[test]
    fn it_is_found_in_path_or_below_debians_folder_or_installed() {
        let (_folder, machine) = fake::machine();
        let said = machine.postgres().expect_err("there is none");
        let missing = "please install PostgreSQL: none was found, and ";
        assert_eq!(said, format!("{missing}there is no apt-get to install it with"));
        machine.put("id", "echo 0");
        machine.put("apt-get", "exit 0");
        let said = machine.postgres().expect_err("nothing was installed");
        assert_eq!(said, format!("{missing}what Debian installs is not there"));
        let newest = machine.postgresql.join("17/bin");
        let make = format!(
            r#"for v in 15 17; do d="{}/$v/bin"; /bin/mkdir -p "$d"; : >"$d/initdb"; : >"$d/postgres"; done"#,
            machine.postgresql.display()
        );
        machine.put("apt-get", &make);
        assert_eq!(machine.postgres(), Ok(newest));
        let mine = machine.put("initdb", "").with_file_name("");
        machine.put("postgres", "");
        let found = machine.postgres().expect("mine");
        assert_eq!(found.canonicalize().ok(), mine.canonicalize().ok(), "PATH comes first");
    }
}
