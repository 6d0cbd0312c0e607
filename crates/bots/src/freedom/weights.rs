//! What the bot holds dear, as numbers. A dollar is the measure.

/// The numbers behind the judgements. The defaults were found by letting variants of the bot play
/// thousands of games; see the tests for what they are good for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// How many plans of play are followed side by side.
    pub width: usize,
    /// A person who is free, as long as more are needed.
    pub free: f32,
    /// What is left of that once enough people are free or on their way.
    pub beyond: f32,
    /// What being free for sure adds.
    pub sure: f32,
    /// What each step that is missing takes off a person's chance.
    pub step: f32,
    /// How much a game that draws to its end takes off the chance of those far away.
    pub haste: f32,
    /// A person whom the dice could take, as a share of what that person has behind them.
    pub danger: f32,
    /// How likely somebody beside a catcher is taken because others arrive.
    pub beside: f32,
    /// A Support token.
    pub support: f32,
    /// A dollar.
    pub money: f32,
    /// How many dollars beyond all Support are useful, for each planning phase to come.
    pub pocket: f32,
    /// What is left of a dollar beyond that.
    pub spare: f32,
    /// What is left of a dollar after the last planning phase.
    pub late: f32,
    /// A Conductor token, for each person it moves.
    pub conductor: f32,
    /// How many times as good it is if it moves them two spaces.
    pub double: f32,
    /// What a Fundraising token brings, whoever is there,
    pub raised: f32,
    /// and for each person who counts now.
    pub raises: f32,
    /// What is left of a token that cannot be played soon.
    pub hoard: f32,
    /// A person lost.
    pub lost: f32,
    /// A person for whom the track has no box.
    pub doom: f32,
    /// How many boxes should be left.
    pub margin: f32,
    /// How many people leave the plantations in a turn.
    pub leave: f32,
    /// What is left of a fear for each round it is away.
    pub doubt: f32,
    /// A person in a plantation that would be empty.
    pub spread: f32,
    /// A dollar that an Opposition card takes each round.
    pub standing: f32,
    /// What sends people back.
    pub strike: f32,
    /// A special that is not spent.
    pub special: f32,
    /// A Reserve card.
    pub reserve: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            width: 3,
            free: 5.2,
            beyond: 0.48,
            sure: 0.62,
            step: 0.076,
            haste: 0.16,
            danger: 0.96,
            beside: 0.11,
            support: 15.9,
            money: 1.0,
            pocket: 2.5,
            spare: 0.12,
            late: 0.13,
            conductor: 1.0,
            double: 1.25,
            raised: 1.5,
            raises: 0.3,
            hoard: 0.24,
            lost: 3.6,
            doom: 19.6,
            margin: 1.0,
            leave: 1.0,
            doubt: 0.9,
            spread: 0.2,
            standing: 0.6,
            strike: 5.0,
            special: 4.0,
            reserve: 3.0,
        }
    }
}
