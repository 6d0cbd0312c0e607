//! What the bot holds dear, as numbers. A controlled colony is the measure.

/// The numbers behind the judgements. The defaults were found by letting variants of the bot play
/// each other; see the tests for what they are good for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// What a controlled colony or a city marker is worth.
    pub colony: f32,
    /// What having all the strength in a disputed colony is worth.
    pub footing: f32,
    /// What a unit on the map is worth.
    pub unit: f32,
    /// What a fled unit is worth, which comes back later.
    pub fled: f32,
    /// How much of what stands next to a strong enemy is taken for lost.
    pub threat: f32,
    /// How much of what stands next to a strong army of ours is taken for won.
    pub prospect: f32,
    /// The same while our army has yet to move.
    pub next: f32,
    /// What it costs a unit to stand an area away from where it could be of use.
    pub idle: f32,
    /// What it is worth to have somewhere for reinforcements to arrive.
    pub harbour: f32,
    /// What a march must be worth to be made.
    pub effort: f32,
    /// What an event must be worth to be played.
    pub event: f32,
    /// What a truce costs that does not help to end the game.
    pub truce: f32,
    /// What a truce that ends the game is worth for each colony of lead.
    pub peace: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            colony: 10.0,
            footing: 3.0,
            unit: 1.0,
            fled: 0.6,
            threat: 0.35,
            prospect: 0.2,
            next: 0.6,
            idle: 0.08,
            harbour: 12.0,
            effort: 0.05,
            event: 0.5,
            truce: 3.0,
            peace: 6.0,
        }
    }
}
