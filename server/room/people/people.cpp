#include "server/room/people/people.hpp"

#include <algorithm>

namespace reami::room {

People::KnownPerson& People::known(int who) {
    next_ = std::max(next_, who + 1);
    KnownPerson& known = known_[who];
    known.person.who = who;
    return known;
}

int People::meet(PlayerId player, const store::Hash& address) {
    int who = number_of(player);
    if (who == 0) {
        who = next_;
        numbers_[player] = who;
        known(who).person.player = player;
    }
    known(who).address = address;
    std::erase(gone_, player);
    return who;
}

void People::gone(PlayerId player) {
    const int who = number_of(player);
    if (who == 0 || known_.at(who).is_stored) return;
    std::erase(gone_, player);
    gone_.push_back(player);
    if (gone_.size() <= most_gone) return;
    const auto oldest = numbers_.find(gone_.front());
    gone_.pop_front();
    if (oldest == numbers_.end() || known_.at(oldest->second).is_stored) return;
    known_.erase(oldest->second);
    numbers_.erase(oldest);
}

void People::add(const store::Person& person) {
    KnownPerson& one = known(person.who);
    const auto player = person.player ? person.player : one.person.player;
    one.person = person;
    one.person.player = player;
    one.is_stored = true;
    one.player_stored = one.player_stored || person.player.has_value();
    if (player) numbers_[*player] = person.who;
}

void People::add(const store::Said& said) {
    next_ = std::max(next_, said.who + 1);
    if (!said.player) return;
    KnownPerson& one = known(said.who);
    one.person.player = said.player;
    one.is_stored = one.player_stored = true;
    numbers_[*said.player] = said.who;
}

int People::number_of(PlayerId player) const {
    const auto found = numbers_.find(player);
    return found == numbers_.end() ? 0 : found->second;
}

std::optional<store::Person> People::find(int who) const {
    const auto found = known_.find(who);
    if (found == known_.end()) return std::nullopt;
    return found->second.person;
}

std::optional<store::Hash> People::address_of(int who) const {
    const auto found = known_.find(who);
    return found == known_.end() ? std::nullopt : found->second.address;
}

bool People::may_enter(PlayerId player, const store::Hash& address) const {
    const auto person = find(number_of(player));
    if (person && person->banned) return false;
    return (person && person->sat) || !banned_addresses_.contains(address);
}

bool People::has_stored_player(int who) const {
    const auto found = known_.find(who);
    return found != known_.end() && found->second.player_stored;
}

bool People::is_silenced(int who) const {
    const auto person = find(who);
    return person && person->silenced;
}

std::vector<int> People::silenced() const {
    std::vector<int> silenced;
    for (const auto& [who, known] : known_)
        if (known.person.silenced) silenced.push_back(who);
    return silenced;
}

}  // namespace reami::room
