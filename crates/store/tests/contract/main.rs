//! What [`store::Store`] promises, asked of every store there is on a real database.

#![allow(clippy::unwrap_used)]

mod logs;
mod people;
mod place;
mod processes;
mod replays;
mod sqlite;
mod tables;

/// Makes a test of each promise for each store.
macro_rules! promises {
    ($($noun:ident { $($promise:ident)+ })+) => {
        mod on_sqlite {
            $($(
                #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
                async fn $promise() {
                    crate::$noun::$promise(&crate::place::Sqlite::new()).await;
                }
            )+)+
        }

        mod on_postgres {
            $($(
                #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
                async fn $promise() {
                    crate::$noun::$promise(&crate::place::Postgres::new()).await;
                }
            )+)+
        }
    };
}

promises! {
    logs {
        every_kind_of_row_survives_a_reopened_store
        rows_go_in_only_where_the_caller_thinks_the_log_ends
        of_many_who_append_at_once_exactly_one_wins_each_place
        of_two_who_append_several_rows_one_has_all_of_them
        a_write_that_fails_does_not_hurt_those_beside_it
        a_log_is_read_from_any_row_on_with_its_marks
    }
    tables {
        a_table_is_kept_as_it_was_made
        an_open_seat_is_taken_once_and_the_last_one_starts_the_table
        of_many_who_want_the_last_seat_one_gets_it
        a_table_has_one_rematch
        of_many_who_want_a_rematch_all_come_to_one
        tables_are_found_by_guest_and_by_running
    }
    people {
        a_guest_keeps_the_name_at_the_tables_that_run
        the_press_is_numbered_and_limited
        of_many_who_speak_at_once_each_message_has_a_number
        all_who_open_a_store_share_its_key
    }
    replays {
        a_replayed_log_leads_to_the_same_state
        a_log_that_leads_elsewhere_is_named_by_row
    }
}
