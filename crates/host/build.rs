//! Has a release build look at the client build again when that has changed. Debug builds read it
//! from disk as they run, so they need not be built anew.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
