//! What the bot holds dear, as numbers. Points of the final score are the measure.

/// The numbers behind the judgements. The defaults were found by letting variants of the bot play
/// each other; see the tests for what they are good for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// What is left of a colony's worth for each turn it is away, when orders are written.
    pub patience: f32,
    /// The same, when it comes to war or peace.
    pub foresight: f32,
    /// The share of a territory's worth that a turn of developing it is worth when it neither
    /// completes it nor is the last chance to.
    pub develop: f32,
    /// The same for a turn that completes it.
    pub complete: f32,
    /// What an expedition is worth, as a share of what it could lead to.
    pub explore: f32,
    /// What each free neighbour of a new presence adds while there are turns left.
    pub room: f32,
    /// How much of a territory's worth each rival next to it takes away.
    pub rivalry: f32,
    /// What standing in a disputed territory is worth, as a share of having it alone.
    pub dispute: f32,
    /// How likely another power is taken to declare war before anything is known of it.
    pub suspicion: f32,
    /// How many turns of record that first guess is worth.
    pub caution: f32,
    /// What is left of the weight of a record for each turn of age.
    pub memory: f32,
    /// How much a promised alliance lowers the expectation of war.
    pub faith: f32,
    /// How likely a neighbour is taken to come in, for each of its presences next door.
    pub arrival: f32,
    /// How likely one who comes in uninvited is taken to make war.
    pub burglary: f32,
    /// What making an enemy costs for each point of contact and each turn left.
    pub honour: f32,
    /// How much more it costs after a promise.
    pub oath: f32,
    /// What a point taken from another is worth; twice that from the leader.
    pub spite: f32,
    /// How wide chance spreads a judgement.
    pub noise: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            patience: 0.8,
            foresight: 0.93,
            develop: 0.48,
            complete: 1.0,
            explore: 0.7,
            room: 0.35,
            rivalry: 0.12,
            dispute: 0.3,
            suspicion: 0.35,
            caution: 1.5,
            memory: 0.75,
            faith: 0.7,
            arrival: 0.15,
            burglary: 0.5,
            honour: 1.05,
            oath: 1.6,
            spite: 0.15,
            noise: 0.3,
        }
    }
}
