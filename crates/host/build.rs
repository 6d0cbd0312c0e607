//! Makes sure that the folder of the client is there, and has a release build look at it again when
//! it has changed. Debug builds read it from disk as they run.

fn main() {
    // A debug build reads the client from this folder, but only if it was there when the program
    // was built: whoever builds the client later would be told for ever that there is none.
    if let Err(error) = std::fs::create_dir_all("../../web/dist") {
        println!("cargo::warning=web/dist cannot be made: {error}");
    }
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
