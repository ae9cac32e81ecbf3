#include "server/commands/admin/tables.hpp"

#include <cstdlib>

#include "server/commands/admin/table.hpp"
#include "server/commands/admin/times.hpp"

namespace reami::commands {

using namespace protocol::admin;  // NOLINT(google-build-using-namespace): this file is about these messages

namespace {

std::string text(std::int64_t number) { return std::to_string(number); }
std::string yes(bool is_so) { return is_so ? "yes" : ""; }

/// Milliseconds as minutes and seconds: `12:05`.
std::string shown_clock(std::int64_t left) {
    const std::int64_t seconds = std::abs(left) / 1000, rest = seconds % 60;
    return (left < 0 ? "-" : "") + text(seconds / 60) + (rest < 10 ? ":0" : ":") + text(rest);
}

std::string course_of(const SeatLine& seat) {
    if (seat.left) return "has left";
    return seat.absent ? "absent" : "";
}

/// Microseconds as milliseconds with one decimal.
std::string ms(std::int64_t us) { return text(us / 1000) + '.' + text(us % 1000 / 100); }

std::string shown_address(const BusyAddress& one) {
    return one.address + " " + text(one.asked) + (one.refused > 0 ? "/" + text(one.refused) : "");
}

std::string table_or(const ColumnTable& table, std::string_view nothing) {
    return table.is_empty() ? std::string(nothing) + '\n' : table.text();
}

ColumnTable minutes(const std::vector<ServerMinute>& all) {
    ColumnTable table({"until", "cpu %", "conns", "moves", "step ms", "at most", "disk ms", "at most",
                       "bot ms", "refused", "no place", "busiest addresses: requests/refused"});
    for (const ServerMinute& one : all) {
        std::string busiest;
        for (const BusyAddress& address : one.busiest)
            busiest += (busiest.empty() ? "" : ", ") + shown_address(address);
        table.add({shown_time(one.at), text(one.cpu_percent), text(one.connections), text(one.moves),
                   ms(one.step_mean_us), ms(one.step_at_most_us), ms(one.commit_mean_us),
                   ms(one.commit_at_most_us), ms(one.bot_mean_us), text(one.refusals),
                   text(one.refused_connections), busiest});
    }
    return table;
}

ColumnTable connections(const std::vector<ConnectionLine>& all) {
    ColumnTable table({"player", "name", "room", "address", "since", "client"});
    for (const ConnectionLine& one : all)
        table.add({one.player, one.name, one.code, one.address, shown_time(one.since), one.client});
    return table;
}

class Shown {
public:
    std::string operator()(const ServerStatus& status) const {
        std::string all = "reami-server " + status.version + ", since " + shown_time(status.started) + '\n';
        all += status.storing ? "the server can store\n" : "THE SERVER CAN'T STORE: " + status.why + '\n';
        all += status.pushes ? "messages by web push are on\n"
                             : "messages by web push are off: push_contact is not set\n";
        ColumnTable rooms({"game", "phase", "rooms", "seats taken", "watching"});
        for (const RoomsOfGame& one : status.rooms)
            rooms.add({one.game, one.phase, text(one.rooms), text(one.seats_taken), text(one.watching)});
        all +=
            '\n' + table_or(rooms, "no room is open") + "\nthis minute:\n" + minutes({status.minute}).text();
        ColumnTable counts({"refused or closed since the start", "times"});
        for (const auto& [code, count] : status.refusals) counts.add({code, text(count)});
        for (const auto& [close, count] : status.closings) counts.add({"close " + close, text(count)});
        return all + '\n' + table_or(counts, "the server has refused nothing since its start");
    }
    std::string operator()(const ServerHistory& history) const {
        return table_or(
            minutes(history.minutes),
            "the server has no figures for this time: it keeps the figures of the last day, since its start");
    }
    std::string operator()(const RoomList& list) const {
        ColumnTable table({"code", "number", "game", "phase", "match", "here", "watching", "players"});
        for (const RoomLine& one : list.rooms)
            table.add({one.code, text(one.number), one.game,
                       std::string(json::enum_name(one.phase)) + (one.rests ? ", resting" : ""),
                       to_string(one.match), text(one.here), text(one.watching), one.players});
        std::string all = table_or(table, "no room is open");
        if (const auto others = list.not_served.value_or(0); others > 0)
            all += text(others) + " rooms in the database, which no server serves yet\n";
        return all;
    }
    std::string operator()(const RoomInside& room) const {
        std::string all = "room " + room.code + " (number " + text(room.number) + "): " + room.game + ' ' +
                          room.options.text + ", " + std::string(json::enum_name(room.phase)) + '\n';
        if (room.match > 0) {
            all += "match " + to_string(room.match) + ", " + to_string(room.v) + " moves, the last at " +
                   shown_time(room.moved_at);
            for (const Seat seat : room.to_act) all += "; waits for seat " + std::to_string(seat.number());
            all += '\n';
        }
        if (room.held) all += "held: " + shown_difference(*room.held) + '\n';
        ColumnTable seats({"seat", "name", "player", "bot", "here", "clock", "match"});
        for (const SeatLine& one : room.seats)
            seats.add({std::to_string(one.seat.number()), one.name, one.player, one.bot, yes(one.here),
                       one.clock ? shown_clock(*one.clock) : "", course_of(one)});
        return all + '\n' + seats.text() + '\n' +
               table_or(connections(room.connections), "nobody is connected");
    }
    std::string operator()(const MatchList& list) const {
        ColumnTable table({"room", "match", "game", "began", "ended", "how", "players"});
        for (const MatchLine& one : list.matches)
            table.add({one.code, to_string(one.match), one.game, shown_time(one.started_at),
                       shown_time(one.ended_at),
                       one.ended_at == 0 ? "runs" : (one.abandoned ? "without result" : "with result"),
                       one.players});
        return table_or(table, "there is no such match");
    }
    std::string operator()(const ConnectionList& list) const {
        ColumnTable busiest({"address", "asked this minute", "refused"});
        for (const BusyAddress& one : list.busiest)
            busiest.add({one.address, text(one.asked), text(one.refused)});
        ColumnTable first_page({"on the first page, from", "since"});
        for (const FirstPageLine& one : list.first_page) first_page.add({one.address, shown_time(one.since)});
        return table_or(connections(list.connections), "nobody is in a room") + text(list.total) +
               " in rooms, " + text(list.on_first_page) + " on the first page\n\n" +
               (list.first_page.empty() ? "" : first_page.text() + '\n') +
               table_or(busiest, "no address sent a request in this minute");
    }
    std::string operator()(const PlayerList& list) const {
        ColumnTable table({"player", "names", "sits in", "matches", "devices", "connected", "seen"});
        for (const PlayerLine& one : list.players)
            table.add({one.player, one.names, one.rooms, text(one.matches), text(one.devices),
                       text(one.connected), shown_time(one.seen_at)});
        return table_or(table, "there is no such player");
    }
    std::string operator()(const DevicesOfPlayer& list) const {
        ColumnTable table({"device", "calls itself", "made", "seen", "connected"});
        for (const DeviceLine& one : list.devices)
            table.add({one.device, one.client, shown_time(one.made_at), shown_time(one.seen_at),
                       text(one.connected)});
        return table_or(table, "no device is signed in");
    }
    std::string operator()(const RestrictionList& list) const {
        ColumnTable table({"number", "what", "whom", "name", "since", "until", "note"});
        for (const RestrictionLine& one : list.restrictions)
            table.add({text(one.number), std::string(json::enum_name(one.kind)),
                       one.player.empty() ? "an address" : one.player, one.name, shown_time(one.since),
                       shown_time(one.until), one.note});
        return table_or(table, "nobody is banned or silenced");
    }
    std::string operator()(const NameList& list) const {
        ColumnTable table({"forbidden name"});
        for (const std::string& name : list.names) table.add({name});
        return table_or(table, "no name is forbidden");
    }
    std::string operator()(const AdminLog& log) const {
        ColumnTable table({"when", "who", "what", "target", "outcome"});
        for (const DeedLine& one : log.deeds)
            table.add({shown_time(one.at), one.who, one.what, one.target, one.outcome});
        return table_or(table, "there is no such action in the log");
    }
    std::string operator()(const TokenList& list) const {
        ColumnTable table({"name", "made", "until", "revoked"});
        for (const TokenLine& one : list.tokens)
            table.add({one.name, shown_time(one.made_at), shown_time(one.until), yes(one.revoked)});
        return table_or(table, "there is no token, so the server has no page /admin");
    }
    std::string operator()(const InviteList& list) const {
        ColumnTable table({"name", "made", "until", "used", "of", "revoked"});
        for (const InviteLine& one : list.invites)
            table.add({one.name, shown_time(one.made_at), shown_time(one.until), text(one.used),
                       text(one.uses), yes(one.revoked)});
        return table_or(table, "there is no invitation");
    }
    std::string operator()(const AdminDone& done) const {
        std::string all = "done";
        if (done.number) {
            all += ": `reami-server admin lift " + text(*done.number) + "` ends it";
            if (done.count) all += "; connections that were closed: " + text(*done.count);
        } else if (done.count) {
            all += " (" + text(*done.count) + ")";
        }
        if (done.rooms) all += "; rooms that were closed: " + text(*done.rooms);
        return all + '\n';
    }
    std::string operator()(const TokenMade& made) const { return made.token + '\n'; }
    std::string operator()(const InviteMade& made) const {
        return made.word + '\n' +
               made.link.value_or("as a link: the address of the server and /#invite=" + made.word) + '\n';
    }
    std::string operator()(const AdminRefused& refused) const { return refused.text + '\n'; }

private:
    static std::string shown_difference(const DifferingMove& held) {
        if (held.v == 0) return held.why;
        return "move " + to_string(held.v) + " (" + held.move.value_or("hidden from the others") + ") " +
               held.why;
    }
};

}  // namespace

std::string shown(const AdminAnswer& answer) { return std::visit(Shown(), answer); }

}  // namespace reami::commands
