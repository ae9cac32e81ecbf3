#include "server/commands/admin/options.hpp"

#include <CLI/CLI.hpp>

#include "server/commands/admin/times.hpp"

namespace reami::commands {

using namespace protocol::admin;  // NOLINT(google-build-using-namespace): all that is spoken of here

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
    command->add_option("find", given_.find, "a part of any text in the line")->option_text("TEXT");
}

void AdminOptions::ends(CLI::App* command) {
    command->add_option("--until", given_.until, ends_help)->required()->option_text("DATE");
}

void AdminOptions::add_looks() {
    command("status", "the present load and health of the server");
    command("history", "the load of the server in each minute of the last day")
        ->add_option("--at", given_.at, "ten minutes before and after 21:00, or 2026-11-24T21:00")
        ->option_text("TIME");
    may_find(command("rooms", "the open rooms"));
    needs(command("room", "a look into one room, which is written into the log"), "room", given_.room,
          "its code");
    may_find(command("matches", "the last matches"));
    may_find(command("connections", "who is connected to rooms, and which addresses ask for most"));
    may_find(command("players", "the players who were here last"));
    needs(command("devices", "where a player is signed in"), "player", given_.player, "their number");
    command("restrictions", "the bans and silences, and when they end");
    command("names", "the forbidden names");
    CLI::App* const log = command("audit", "what admins did");
    may_find(log);
    log->add_option("--most", given_.most, "how many lines, 50 unless set")->option_text("NUMBER");
    command("tokens", "the tokens for the page");
    command("invites", "the invitations, and how often each was used");
}

void AdminOptions::add_deeds() {
    CLI::App* const close = command("close",
                                    "closes a room, or all rooms that an address has opened; a match that "
                                    "runs there is filed without a result");
    auto* const code = close->add_option("room", given_.room, "its code")->option_text("TEXT");
    close
        ->add_option("--opened-by", given_.opened_by,
                     "the rooms opened from there, for IPv6 from its /64; of several servers on one "
                     "database, ask each: only the rooms that it serves just now are closed")
        ->option_text("ADDRESS")
        ->excludes(code);
    needs(command("end", "files the match of a room without a result; the room stays"), "room", given_.room,
          "its code");
    CLI::App* const remove = command("remove", "takes a player from their seat; they may come back");
    needs(remove, "player", given_.player, "their number");
    remove->add_option("--room", given_.room, "in this room alone")->option_text("CODE");
    needs(command("announce", "tells everybody who is connected"), "text", given_.text,
          "at most 500 characters");
    command("drain", "stores all moves, tells all clients to come back, and ends the server");
    CLI::App* const out =
        command("sign-out", "signs a player's devices out: a player who has none left loses their seats");
    needs(out, "player", given_.player, "their number");
    out->add_option("--device", given_.device, "this one alone, as `devices` calls it")
        ->option_text("DEVICE");
    needs(command("forget", "takes a player's name, chat and devices out of all rooms; the moves stay"),
          "player", given_.player, "their number");
}

void AdminOptions::add_rulings() {
    for (const char* what : {"ban", "silence"}) {
        CLI::App* const ruled =
            command(what, what == std::string("ban") ? "keeps a player or an address out"
                                                     : "refuses the chat of a player or an address");
        auto* const player =
            ruled->add_option("--player", given_.player, "their number")->option_text("NUMBER");
        ruled->add_option("--address", given_.address, "for IPv6 its /64 counts")
            ->option_text("ADDRESS")
            ->excludes(player);
        if (what == std::string("ban"))
            ruled
                ->add_flag("--with-rooms", given_.with_rooms,
                           "also closes the rooms opened from that address, as `close --opened-by` does")
                ->excludes(player);
        ends(ruled);
        ruled->add_option("--note", given_.note, "for admins alone")->option_text("TEXT");
    }
    command("lift", "ends a ban or a silence")
        ->add_option("number", given_.number, "as `restrictions` has it")
        ->required()
        ->option_text("NUMBER");
    needs(command("forbid", "forbids a name, and names that look like it"), "name", given_.name, "the name");
    needs(command("allow", "allows a forbidden name again"), "name", given_.name, "the name");
}

void AdminOptions::add_tokens() {
    CLI::App* const token = command(
        "token", "makes a token for the page /admin and prints it, this once; the page is off until then");
    needs(token, "name", given_.name, "its holder");
    ends(token);
    needs(command("revoke", "makes a token invalid"), "name", given_.name, "its holder");
    CLI::App* const invite = command("invite",
                                     "makes an invitation and prints its word, this once, and a link: people "
                                     "who use it may open rooms from then on, where `opening` is `invited`");
    needs(invite, "name", given_.name, "your name for it");
    ends(invite);
    invite->add_option("--uses", given_.uses, "so many people may use it, 1 unless set")
        ->option_text("NUMBER");
    needs(command("revoke-invite",
                  "lets nobody use an invitation any more; people who have used it keep their permission"),
          "name", given_.name, "your name for it");
}

std::optional<std::string> AdminOptions::if_given(const std::string& text) const {
    return text.empty() ? std::nullopt : std::optional(text);
}

std::int64_t AdminOptions::end() const {
    if (const auto end = end_in(given_.until, now_)) return *end;
    throw CLI::ValidationError("--until", "`" + given_.until + "` is no time: " + ends_help);
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
        throw CLI::ValidationError("--at", "`" + given_.at + "` is no time: 21:00, or 2026-11-24T21:00");
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
