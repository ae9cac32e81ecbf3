#include "clients/terminal/room/witness.hpp"

#include <algorithm>

#include "engine/core/fair_seed.hpp"
#include "protocol/json/write.hpp"

namespace reami::terminal {
namespace {

using protocol::from_server::Phase;
using protocol::from_server::Reveal;
using protocol::from_server::Room;

bool is_running(const Room& room) { return room.phase == Phase::playing || room.phase == Phase::held; }

/// The match to which the room's commitment belongs. After the end of a match, it belongs to the next match.
protocol::MatchNumber match_of_commitment(const Room& room) {
    return room.phase == Phase::ended ? room.match.next() : room.match;
}

bool is_secret_of(const Reveal& reveal, const std::string& seen) {
    const auto secret = from_hex(reveal.secret);
    return secret && commitment(*secret) == seen;
}

bool is_seed_of(const Reveal& reveal) {
    const auto secret = from_hex(reveal.secret);
    return secret && to_hex(fair_seed(*secret, reveal.words)) == reveal.seed;
}

bool has_word_of(const Reveal& reveal, const Seen& seen) {
    const auto revealed = reveal.words.find(*seen.seat);
    return revealed != reveal.words.end() &&
           std::find(seen.words.begin(), seen.words.end(), revealed->second) != seen.words.end();
}

/// The stored evidence.
struct Evidence {
    std::string room;
    protocol::MatchNumber match;
    Seen seen;
    std::optional<std::string> commitment_now;
    std::optional<Reveal> revealed;
    BOOST_DESCRIBE_CLASS(Evidence, (), (room, match, seen, commitment_now, revealed), (), ())
};

}  // namespace

void Witness::enter(const std::string& room) {
    room_ = room;
    next_match_ = 0;
    given_.clear();
}

bool Witness::saw(const Room& room, std::optional<Seat> me) {
    if (room.phase == Phase::closed || room.commit.empty()) return true;
    const protocol::MatchNumber match = match_of_commitment(room);
    const auto kept = environment_.seen(room_, match);
    next_match_ = is_running(room) ? protocol::MatchNumber() : match;
    Seen fresh;
    fresh.commitment = room.commit;
    fresh.in_time = !is_running(room);
    Seen seen = kept.value_or(fresh);
    if (is_running(room)) seen.played = seen.played || (me && seen.seat == me);
    // A player who gave up the seat before the match began has given no word to the match.
    if (!is_running(room) && !me && given_.empty()) {
        seen.words.clear();
        seen.seat.reset();
    }
    if (seen != kept) environment_.keep_seen(room_, match, seen);
    return seen.commitment == room.commit;
}

template <class Change>
void Witness::change(protocol::MatchNumber match, Change change) {
    Seen seen = environment_.seen(room_, match).value_or(Seen());
    change(seen);
    environment_.keep_seen(room_, match, seen);
}

void Witness::gives(const protocol::RequestId& id, const std::string& word) {
    if (next_match_ == 0) return;
    given_[id] = {next_match_, word};
    change(next_match_, [&](Seen& seen) { seen.words.push_back(word); });
}

void Witness::granted(const protocol::RequestId& id, std::optional<Seat> seat) {
    const auto given = given_.extract(id);
    if (given.empty()) return;
    change(given.mapped().match, [&](Seen& seen) { seen.seat = seat; });
}

void Witness::refused(const protocol::RequestId& id) {
    const auto given = given_.extract(id);
    if (given.empty()) return;
    change(given.mapped().match, [&](Seen& seen) { std::erase(seen.words, given.mapped().word); });
}

auto Witness::judge(const Reveal& reveal) const -> Judgement {
    Judgement judgement;
    if (!is_seed_of(reveal)) judgement.wrong.emplace_back("seed");
    const auto seen = environment_.seen(room_, reveal.match);
    if (!seen || seen->commitment.empty()) return judgement;
    judgement.knows_commitment = seen->in_time;
    judgement.came_late = !seen->in_time;
    if (!is_secret_of(reveal, seen->commitment)) judgement.wrong.emplace_back("commitment");
    if (!seen->played || !seen->seat || seen->words.empty()) return judgement;
    judgement.word_of = seen->seat;
    if (!has_word_of(reveal, *seen)) judgement.wrong.emplace_back("word");
    return judgement;
}

std::string Witness::evidence(const Reveal& reveal) const {
    return json::write(Evidence{.room = room_,
                                .match = reveal.match,
                                .seen = environment_.seen(room_, reveal.match).value_or(Seen()),
                                .commitment_now = {},
                                .revealed = reveal});
}

std::string Witness::evidence(const Room& room) const {
    const protocol::MatchNumber match = match_of_commitment(room);
    return json::write(Evidence{.room = room_,
                                .match = match,
                                .seen = environment_.seen(room_, match).value_or(Seen()),
                                .commitment_now = room.commit,
                                .revealed = {}});
}

}  // namespace reami::terminal
