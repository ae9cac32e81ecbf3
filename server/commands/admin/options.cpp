#include "server/commands/admin/options.hpp"

#include <CLI/CLI.hpp>

#include "server/commands/admin/times.hpp"

namespace reami::commands {

using namespace protocol::admin;  // NOLINT(google-build-using-namespace): this file is about these messages

namespace {

constexpr std::int64_t one_minute = 60'000;
constexpr const char* ends_help =
    "when it ends: 30m, 12h or 7d from now, the end of the day 2026-12-31, or 2026-12-31T18:00";

}  // namespace

AdminOptions::AdminOptions(CLI::App& app, std::int64_t now) : app_(app), now_(now) {
    app_.require_subcommand(1);
    add_looks();
    add_deeds();
    add_rulings();
    add_tokens();
}

CLI::App* AdminOptions::command(const std::string& name, const std::string& help) {
    CLI::App* const added = app_.add_subcommand(name, help);
    added->callback([this, name] { given_.what = name; });
    return added;
}

void AdminOptions::needs(CLI::App* command, const std::string& name, std::string& value,
                         const std::string& help) {
    command->add_option(name, value, help)->required()->option_text(name == "player" ? "NUMBER" : "TEXT");
}

void AdminOptions::may_find(CLI::App* command) {
    command->add_option("find", given_.find, "only the lines that contain this text")->option_text("TEXT");
}

void AdminOptions::ends(CLI::App* command) {
    command->add_option("--until", given_.until, ends_help)->required()->option_text("DATE");
}

void AdminOptions::add_looks() {
    command("status", "shows the present load and health of the server");
    command("history", "shows the load of the server in each minute of the last day")
        ->add_option("--at", given_.at,
                     "the ten minutes before and after this time: 21:00, or 2026-11-24T21:00")
        ->option_text("TIME");
    may_find(command("rooms", "lists the open rooms"));
    needs(command("room", "shows one room; the server records this look"), "room", given_.room,
          "the room's code");
    may_find(command("matches", "lists the last matches"));
    may_find(command("connections",
                     "lists the connections to rooms, and the addresses that send the most requests"));
    may_find(command("players", "lists the players who used the server most recently"));
    needs(command("devices", "lists the devices on which a player is signed in"), "player", given_.player,
          "the player's number");
    command("restrictions", "lists the bans and silences, with their ends");
    command("names", "lists the forbidden names");
    CLI::App* const log = command("audit", "lists the actions of admins");
    may_find(log);
    log->add_option("--most", given_.most, "the number of lines (50)")->option_text("NUMBER");
    command("tokens", "lists the tokens for the page /admin");
    command("invites", "lists the invitations, and how often people used each of them");
}

void AdminOptions::add_deeds() {
    CLI::App* const close = command(
        "close",
        "closes a room, or all rooms that an address has opened, and files running matches without a result");
    auto* const code = close->add_option("room", given_.room, "the room's code")->option_text("TEXT");
    close
        ->add_option("--opened-by", given_.opened_by,
                     "all rooms that this address has opened, for IPv6 its whole /64; if several servers "
                     "share a database, ask each of them, because a server closes only rooms that it serves")
        ->option_text("ADDRESS")
        ->excludes(code);
    needs(command("end", "files the running match of a room without a result; the room stays open"), "room",
          given_.room, "the room's code");
    CLI::App* const remove = command("remove", "takes a player from their seats; the player may come back");
    needs(remove, "player", given_.player, "the player's number");
    remove->add_option("--room", given_.room, "only in this room")->option_text("CODE");
    needs(command("announce", "shows a text to everybody who is connected"), "text", given_.text,
          "the text, of at most 500 characters");
    command("drain", "stores all moves, asks all clients to reconnect, and ends the server");
    CLI::App* const out =
        command("sign-out", "signs out the devices of a player; a player without a device loses their seats");
    needs(out, "player", given_.player, "the player's number");
    out->add_option("--device", given_.device, "only this device, as `devices` lists it")
        ->option_text("DEVICE");
    needs(command("forget", "deletes a player's name, chat and devices from all rooms; the moves stay"),
          "player", given_.player, "the player's number");
}

void AdminOptions::add_rulings() {
    for (const char* what : {"ban", "silence"}) {
        CLI::App* const ruled =
            command(what, what == std::string("ban") ? "keeps a player or an address out of all rooms"
                                                     : "refuses the chat of a player or an address");
        auto* const player =
            ruled->add_option("--player", given_.player, "the player's number")->option_text("NUMBER");
        ruled->add_option("--address", given_.address, "the address; for IPv6 its whole /64")
            ->option_text("ADDRESS")
            ->excludes(player);
        if (what == std::string("ban"))
            ruled
                ->add_flag("--with-rooms", given_.with_rooms,
                           "also closes the rooms opened from that address, as `close --opened-by` does")
                ->excludes(player);
        ends(ruled);
        ruled->add_option("--note", given_.note, "a note that only admins see")->option_text("TEXT");
    }
    command("lift", "ends a ban or a silence")
        ->add_option("number", given_.number, "the number of the ban or silence, as `restrictions` lists it")
        ->required()
        ->option_text("NUMBER");
    needs(command("forbid", "forbids a name, and names that look like it"), "name", given_.name, "the name");
    needs(command("allow", "allows a forbidden name again"), "name", given_.name, "the name");
}

void AdminOptions::add_tokens() {
    CLI::App* const token = command("token",
                                    "makes a token for the page /admin, and prints it only once; without a "
                                    "token, the server has no such page");
    needs(token, "name", given_.name, "the name of the token's holder");
    ends(token);
    needs(command("revoke", "makes a token invalid"), "name", given_.name, "the name of the token's holder");
    CLI::App* const invite = command("invite",
                                     "makes an invitation, and prints its word and a link only once; people "
                                     "who use it may open rooms if `opening` is `invited`");
    needs(invite, "name", given_.name, "the name of the invitation");
    ends(invite);
    invite->add_option("--uses", given_.uses, "the number of people who may use it (1)")
        ->option_text("NUMBER");
    needs(
        command("revoke-invite", "makes an invitation invalid; people who have used it may still open rooms"),
        "name", given_.name, "the name of the invitation");
}

std::optional<std::string> AdminOptions::if_given(const std::string& text) const {
    return text.empty() ? std::nullopt : std::optional(text);
}

std::int64_t AdminOptions::end() const {
    if (const auto end = end_in(given_.until, now_)) return *end;
    throw CLI::ValidationError("--until", "`" + given_.until + "` is not a time: " + ends_help);
}

AdminRequest AdminOptions::request() const {
    const std::string& what = given_.what;
    if (what == "status") return AskStatus{};
    if (what == "history" || what == "rooms" || what == "room" || what == "matches" ||
        what == "connections" || what == "players" || what == "devices" || what == "restrictions" ||
        what == "names" || what == "audit" || what == "tokens" || what == "invites")
        return look();
    if (what == "ban" || what == "silence" || what == "lift" || what == "forbid" || what == "allow")
        return ruling();
    return deed();
}

AdminRequest AdminOptions::look() const {
    const std::string& what = given_.what;
    const auto find = if_given(given_.find);
    if (what == "rooms") return ListRooms{find};
    if (what == "room") return LookIntoRoom{given_.room};
    if (what == "matches") return ListMatches{find};
    if (what == "connections") return ListConnections{find};
    if (what == "players") return ListPlayers{find};
    if (what == "devices") return ListDevices{given_.player};
    if (what == "restrictions") return ListRestrictions{};
    if (what == "names") return ListNames{};
    if (what == "tokens") return ListTokens{};
    if (what == "invites") return ListInvites{};
    if (what == "audit") return ListLog{find, given_.most > 0 ? std::optional(given_.most) : std::nullopt};
    if (given_.at.empty()) return AskHistory{now_ - 30 * one_minute, {}};
    const auto moment = moment_in(given_.at, now_);
    if (!moment)
        throw CLI::ValidationError("--at",
                                   "`" + given_.at + "` is not a time such as 21:00 or 2026-11-24T21:00");
    return AskHistory{*moment - 10 * one_minute, *moment + 10 * one_minute};
}

AdminRequest AdminOptions::deed() const {
    const std::string& what = given_.what;
    if (what == "close") return closing();
    if (what == "end") return EndMatch{given_.room};
    if (what == "remove") return RemovePlayer{given_.player, if_given(given_.room)};
    if (what == "announce") return Announce{given_.text};
    if (what == "drain") return DrainServer{};
    if (what == "sign-out") return SignOut{given_.player, if_given(given_.device)};
    if (what == "forget") return ForgetPlayer{given_.player};
    if (what == "token") return MakeToken{given_.name, end()};
    if (what == "invite") return MakeInvite{given_.name, end(), given_.uses};
    if (what == "revoke-invite") return RevokeInvite{given_.name};
    return RevokeToken{given_.name};
}

AdminRequest AdminOptions::closing() const {
    if (!given_.opened_by.empty()) return CloseRoomsOf{given_.opened_by};
    if (given_.room.empty())
        throw CLI::ValidationError("close", "name a room by its code, or an address with --opened-by");
    return CloseRoom{given_.room};
}

AdminRequest AdminOptions::ruling() const {
    if (given_.what == "lift") return LiftRestriction{given_.number};
    if (given_.what == "forbid") return ForbidName{given_.name};
    if (given_.what == "allow") return AllowName{given_.name};
    return Restrict{.kind = given_.what == "ban" ? RestrictionKind::ban : RestrictionKind::silence,
                    .player = if_given(given_.player),
                    .address = if_given(given_.address),
                    .until = end(),
                    .note = if_given(given_.note),
                    .with_rooms = given_.with_rooms ? std::optional(true) : std::nullopt};
}

}  // namespace reami::commands
