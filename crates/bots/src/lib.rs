//! Bots over the contract; a module for each game.
