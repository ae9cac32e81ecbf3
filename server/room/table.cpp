#include "server/room/table.hpp"

#include <algorithm>

namespace reami::room {

namespace {

class Fold {
public:
    Fold(Table& table, Millis at) : table_(table), at_(at) {}

    void operator()(const store::Opened& opened) const {
        table_.code = opened.code;
        table_.game = opened.game;
        table_.options = opened.options;
        table_.listed = opened.listed;
        table_.secret = opened.secret;
        table_.seats = Seats(opened.seats);
        table_.host = opened.host;
    }
    void operator()(const store::Entered&) const { table_.entered = true; }
    void operator()(const store::Configured& configured) const {
        table_.options = configured.options;
        table_.listed = configured.listed;
        table_.seats.resize(configured.seats);
        table_.seats.unready();
    }
    void operator()(const store::Seated& seated) const { table_.seats.seat(seated.seat, seated, at_); }
    void operator()(const store::Left& left) const { table_.seats.empty(left.seat); }
    void operator()(const store::Started& started) const {
        table_.started = started;
        table_.match = started.match;
        table_.phase = Phase::playing;
        table_.seats.unready();
        table_.parts.clear();
    }
    void operator()(const store::TookPart& part) const {
        std::erase_if(table_.parts, [&](const auto& other) { return other.player == part.player; });
        table_.parts.push_back(part);
    }
    void operator()(const store::WantsRematch& wants) const {
        table_.seats[wants.seat].word = wants.word;
        table_.seats[wants.seat].ready = true;
    }
    void operator()(const store::WatchersSilenced& watchers) const {
        table_.watchers_silenced = watchers.silenced;
    }
    void operator()(const store::Ended& ended) const { end(ended.next_secret); }
    void operator()(const store::Abandoned& abandoned) const { end(abandoned.next_secret); }
    void operator()(const store::Closed&) const { table_.phase = Phase::closed; }
    void operator()(const store::PlayerMade&) const {}
    void operator()(const store::DeviceSeen&) const {}
    void operator()(const store::OthersSignedOut&) const {}
    void operator()(const store::Person&) const {}
    void operator()(const store::AddressBanned&) const {}
    void operator()(const store::Moved&) const {}
    void operator()(const store::RoundEnded&) const {}
    void operator()(const store::Said&) const {}

private:
    void end(const Secret& next_secret) const {
        table_.secret = next_secret;
        table_.phase = Phase::ended;
        table_.seats.unready();
        table_.parts.clear();
        for (const Seat seat : table_.seats.all()) {
            table_.seats[seat].word.clear();
            table_.seats[seat].out = {};
        }
    }

    Table& table_;
    Millis at_;
};

}  // namespace

void Table::fold(const store::Record& record, Millis at) { std::visit(Fold(*this, at), record); }

std::optional<Seat> Table::host_seat(Millis now, Millis long_is) const {
    if (const auto own = host ? seats.seat_of(*host) : std::nullopt)
        if (!seats[*own].is_long_away(now, long_is)) return own;
    return seats.longest_seated(now, long_is);
}

const store::TookPart* Table::part_of(PlayerId player) const {
    const auto found = std::ranges::find(parts, player, &store::TookPart::player);
    return found == parts.end() ? nullptr : &*found;
}

const store::TookPart* Table::owner_of(Seat seat) const {
    const auto last = std::find_if(parts.rbegin(), parts.rend(), [seat](const store::TookPart& part) {
        return part.seat == seat && !part.voted_out;
    });
    return last == parts.rend() ? nullptr : &*last;
}

std::string Table::commitment() const {
    const bool running = phase == Phase::playing || phase == Phase::held;
    return reami::commitment(running ? started->secret : secret);
}

Words Table::words() const {
    Words words;
    for (const Seat seat : seats.all())
        if (seats[seat].is_person()) words[seat] = seats[seat].word;
    return words;
}

}  // namespace reami::room
