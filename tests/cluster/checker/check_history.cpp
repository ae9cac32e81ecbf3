#include "tests/cluster/checker/check_history.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "tests/cluster/checker/check_order.hpp"

namespace reami::cluster {

namespace {

std::string in_words(Position at) {
    return "match " + std::to_string(at.match) + ", v " + std::to_string(at.v);
}

/// Checks the log of one room, and the answers about it.
class RoomCheck {
public:
    RoomCheck(const std::string& code, const StoredRoom& stored, Findings& findings)
        : code_(code), stored_(stored), findings_(findings) {
        for (const StoredMove& move : stored.moves) read(move);
    }

    void check_log(const std::map<std::string, int>& lists) {
        for (const auto& [match, length] : lengths_)
            for (int v = 1; v <= length; ++v)
                if (!ids_.contains({match, v}))
                    add(Violation::forked, "the log has no " + in_words({match, v}));
        for (const auto& [id, places] : places_) {
            const auto list = lists.find(id);
            const std::size_t expected = list == lists.end() ? 1 : static_cast<std::size_t>(list->second);
            if (places.size() > expected)
                add(Violation::doubled,
                    id + " stands at " + in_words(places.front()) + " and " + in_words(places.back()));
        }
    }

    void check(const Answer& answer) {
        if (!answer.id.empty() && !places_.contains(answer.id))
            add(Violation::lost, answer.id + " was told at " + in_words(answer.at));
        else if (answer.at.v > length(answer.at.match) || answer.at.match > last_match())
            add(Violation::shown_unstored, answer.kind + " told of " + in_words(answer.at));
        else if (!answer.id.empty() && id_at(answer.at) != answer.id)
            add(Violation::forked, answer.id + " was told at " + in_words(answer.at) + ", where " +
                                       id_at(answer.at) + " stands");
        if (answer.epoch > stored_.epoch)
            add(Violation::forked, "epoch " + std::to_string(answer.epoch) + " was never stored");
        if (answer.is_last && answer.at != end())
            add(Violation::forked,
                "the owner says " + in_words(answer.at) + " in the end, the log " + in_words(end()));
        if (!answer.digest.empty()) check_digest(answer);
    }

    void add(Violation what, std::string why) { findings_.all.push_back({what, code_, std::move(why)}); }

private:
    void read(const StoredMove& move) {
        if (!ids_.emplace(move.at, move.id).second)
            add(Violation::forked, "the log has " + in_words(move.at) + " twice");
        int& length = lengths_[move.at.match];
        length = std::max(length, move.at.v);
        if (!move.id.empty()) places_[move.id].push_back(move.at);
    }

    void check_digest(const Answer& answer) {
        const auto [known, is_new] = digests_.emplace(std::pair(answer.viewer, answer.at), answer.digest);
        if (!is_new && known->second != answer.digest)
            add(Violation::forked, answer.viewer + " saw two of " + in_words(answer.at));
    }

    std::string id_at(Position at) const {
        const auto found = ids_.find(at);
        return found == ids_.end() ? "nothing" : found->second;
    }
    int length(int match) const {
        const auto found = lengths_.find(match);
        return found == lengths_.end() ? 0 : found->second;
    }
    int last_match() const {
        return std::max(stored_.match, lengths_.empty() ? 0 : lengths_.rbegin()->first);
    }
    Position end() const { return {last_match(), length(last_match())}; }

    const std::string& code_;
    const StoredRoom& stored_;
    Findings& findings_;
    std::map<Position, std::string> ids_;
    std::map<int, int> lengths_;
    std::map<std::string, std::vector<Position>> places_;
    std::map<std::pair<std::string, Position>, std::string> digests_;
};

}  // namespace

std::size_t Findings::count(Violation what) const {
    return static_cast<std::size_t>(std::ranges::count(all, what, &Finding::what));
}

Findings check_history(const History& history) {
    Findings findings;
    std::map<std::string, RoomCheck> rooms;
    static const StoredRoom nothing;
    const auto room = [&](const std::string& code) -> RoomCheck& {
        const auto known = rooms.find(code);
        if (known != rooms.end()) return known->second;
        const auto stored = history.rooms.find(code);
        const bool is_stored = stored != history.rooms.end();
        return rooms.try_emplace(code, code, is_stored ? stored->second : nothing, findings).first->second;
    };
    for (const auto& [code, stored] : history.rooms) {
        room(code).check_log(history.lists);
        findings.moves += stored.moves.size();
    }
    for (const Answer& answer : history.answers) room(answer.room).check(answer);
    for (const OutOfOrder& found : check_order(history)) room(found.room).add(found.what, found.why);
    findings.rooms = history.rooms.size();
    findings.answers = history.answers.size();
    return findings;
}

}  // namespace reami::cluster
