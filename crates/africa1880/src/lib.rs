//! The rules of Africa 1880.
