//! Names for whom and what nobody has named: the same in every language, or a number that the
//! client puts into words.

/// Lights of real coasts. A table without a name is called after one.
const LIGHTS: [&str; 40] = [
    "Alexandria",
    "Anvil Point",
    "Ar-Men",
    "Beachy Head",
    "Bell Rock",
    "Bishop Rock",
    "Boston Light",
    "Cape Agulhas",
    "Cape Hatteras",
    "Capo Miseno",
    "Capo Spartivento",
    "Chassiron",
    "Cordouan",
    "Créac’h",
    "Eddystone",
    "Fastnet",
    "Gris-Nez",
    "Hook Head",
    "Kéréon",
    "La Jument",
    "La Vieille",
    "Lanterna",
    "Livorno",
    "Longstone",
    "Montauk",
    "Mull of Kintyre",
    "Nauset",
    "Navassa",
    "North Foreland",
    "Old Head",
    "Otranto",
    "Penmarc’h",
    "Portland Bill",
    "Punta Palascìa",
    "Sandy Hook",
    "Skerryvore",
    "Stromboli",
    "Strombolicchio",
    "Tillamook",
    "Triagoz",
];

/// A name for a table, from its id.
pub(crate) fn for_table(id: &str) -> &'static str {
    LIGHTS[number(id) as usize % LIGHTS.len()]
}

/// What is stored as the name of a guest who has not chosen one.
pub(crate) fn for_guest(id: &str) -> String {
    format!("Guest {}", of_guest(id))
}

/// The four digits that tell guests without a name apart.
pub(crate) fn of_guest(id: &str) -> String {
    format!("{:04}", number(id) % 10_000)
}

/// A number that is spread evenly over ids (FNV-1a).
fn number(id: &str) -> u64 {
    id.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    }) >> 16
}
