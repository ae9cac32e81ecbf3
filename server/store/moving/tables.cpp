#include "server/store/moving/tables.hpp"

namespace reami::store {

namespace {

constexpr Column integer(std::string_view name) { return {name, ColumnKind::integer}; }
constexpr Column text(std::string_view name) { return {name, ColumnKind::text}; }
constexpr Column bytes(std::string_view name) { return {name, ColumnKind::bytes}; }

std::vector<Table> of_people() {
    return {
        {"players", {integer("id"), integer("made_at")}, "id"},
        {"tokens",
         {bytes("hash"), integer("player"), integer("made_at"), text("client"), integer("seen_at")},
         "hash"},
        {"pushes",
         {bytes("token"), text("endpoint"), text("p256dh"), text("auth"), text("language"), integer("at")},
         "token"},
        {"invited", {integer("player"), text("invite"), integer("at")}, "player"},
    };
}

std::vector<Table> of_rooms() {
    return {
        {"rooms",
         {integer("id"),        text("code"),           text("game"),          text("options"),
          integer("seats"),     integer("listed"),      bytes("next_secret"),  integer("opened_at"),
          integer("closed_at"), integer("host"),        bytes("opener"),       bytes("requester"),
          text("request"),      integer("entered_at"),  integer("changed_at"), integer("watchers_silenced"),
          integer("last_who"),  integer("fast_bots"),   integer("last_used"),  integer("kept"),
          integer("for_one"),   integer("acting_host"), text("time"),          integer("date")},
         "id"},
        {"prepared_rooms", {integer("room"), text("set_up"), text("script")}, "room"},
        {"seats",
         {integer("room"), integer("seat"), integer("player"), text("bot"), text("name"), text("word"),
          integer("since"), text("rematch_word")},
         "id"},
        {"departed", {integer("room"), integer("seat"), text("name"), text("why")}, "room, seat"},
        {"offers",
         {integer("room"), integer("seat"), text("what"), integer("ask"), integer("at"), integer("lasts"),
          integer("pause_for"), integer("is_open")},
         "room, seat, what"},
        {"agreements", {integer("room"), integer("seat")}, "room, seat"},
        {"pauses",
         {integer("room"), integer("at"), integer("lasts"), integer("until_all_are_back"), integer("since")},
         "room"},
        {"running_clocks", {integer("room"), integer("seat"), integer("since")}, "room, seat"},
        {"plans",
         {integer("room"), integer("seat"), integer("ask"), text("lists"), integer("failed")},
         "room, seat"},
        {"people",
         {integer("room"), integer("who"), integer("player"), integer("sat"), integer("silenced"),
          integer("banned")},
         "room, who"},
        {"banned_addresses", {integer("room"), bytes("address")}, "room, address"},
        {"chat",
         {integer("room"), integer("n"), integer("seat"), text("name"), text("text"), integer("at"),
          integer("who")},
         "room, n"},
        {"granted_requests",
         {integer("room"), integer("at"), integer("player"), text("id"), text("you")},
         "room, at, player, id"},
    };
}

std::vector<Table> of_matches() {
    return {
        {"matches",
         {integer("room"), integer("match"), text("game"), integer("rules_version"), text("options"),
          integer("seats"), bytes("secret"), bytes("seed"), integer("started_at"), integer("ended_at"),
          text("tie_break"), integer("abandoned"), text("set_up"), text("no_result"), text("time")},
         "room, match"},
        {"match_seats",
         {integer("room"), integer("match"), integer("seat"), text("word"), integer("player"), text("bot"),
          text("name"), integer("points"), integer("rank")},
         "room, match, seat"},
        {"took_part",
         {integer("room"), integer("match"), integer("player"), integer("seat"), text("name"),
          integer("voted_out")},
         "id"},
        {"round_points",
         {integer("room"), integer("match"), integer("round"), integer("seat"), integer("points"),
          integer("ended_at")},
         "room, match, round, seat"},
        {"moves",
         {integer("room"), integer("match"), integer("v"), integer("seat"), text("move"), text("id"),
          integer("proof"), integer("at"), integer("took")},
         "room, match, v"},
        {"time_outs",
         {integer("room"), integer("match"), integer("v"), integer("seat")},
         "room, match, v, seat"},
    };
}

std::vector<Table> of_admins() {
    return {
        {"restrictions",
         {integer("id"), text("kind"), integer("player"), bytes("address"), text("note"), integer("since"),
          integer("until")},
         "id"},
        {"forbidden_names", {text("name"), integer("at")}, "name"},
        {"admin_tokens",
         {text("name"), bytes("hash"), integer("made_at"), integer("until"), integer("revoked")},
         "name"},
        {"invites",
         {text("name"), bytes("hash"), integer("made_at"), integer("until"), integer("uses"), integer("used"),
          integer("revoked")},
         "name"},
        {"admin_log",
         {integer("id"), integer("at"), text("who"), text("what"), text("target"), text("outcome")},
         "id"},
        {"served", {integer("only_row"), integer("ms"), integer("served_until")}, "only_row"},
        {"hash_key", {integer("only_row"), bytes("key")}, "only_row"},
    };
}

}  // namespace

const std::vector<Table>& tables_that_move() {
    static const std::vector<Table> all = [] {
        std::vector<Table> tables = of_people();
        for (const auto& more : {of_rooms(), of_matches(), of_admins()})
            tables.insert(tables.end(), more.begin(), more.end());
        return tables;
    }();
    return all;
}

}  // namespace reami::store
