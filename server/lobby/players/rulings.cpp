#include "server/lobby/players/rulings.hpp"

#include <algorithm>

#include "protocol/messages/limits.hpp"
#include "server/room/people/look_alike.hpp"
#include "server/room/people/visible_text.hpp"

namespace reami::lobby {

Rulings::Rulings(const Clock& clock, const KeyedHash& hash,
                 const std::vector<store::Restriction>& restrictions,
                 const std::vector<std::string>& forbidden_names)
    : clock_(clock), hash_(hash) {
    replace(restrictions, forbidden_names);
}

void Rulings::replace(const std::vector<store::Restriction>& restrictions,
                      const std::vector<std::string>& forbidden_names) {
    const std::lock_guard lock(mutex_);
    restrictions_.clear();
    for (const store::Restriction& one : restrictions) restrictions_.emplace(one.number, one);
    forbidden_ = {forbidden_names.begin(), forbidden_names.end()};
}

bool Rulings::is_restricted(const WhoFromWhere& who, bool silences) const {
    const std::lock_guard lock(mutex_);
    if (restrictions_.empty()) return false;
    const store::Hash address = hash_.of(who.address);
    return std::ranges::any_of(restrictions_, [&](const auto& entry) {
        const store::Restriction& one = entry.second;
        if (one.silences != silences || has_ended(one)) return false;
        return one.player ? one.player == who.player : one.address == address;
    });
}

bool Rulings::is_forbidden(const std::string& name) const {
    const auto shown = room::visible_text(name, protocol::longest_name);
    if (!shown) return false;
    const std::lock_guard lock(mutex_);
    return std::ranges::any_of(
        forbidden_, [&](const std::string& forbidden) { return room::look_alike(forbidden, *shown); });
}

std::vector<store::Restriction> Rulings::restrictions() const {
    const std::lock_guard lock(mutex_);
    std::vector<store::Restriction> all;
    for (const auto& [number, one] : restrictions_)
        if (!has_ended(one)) all.push_back(one);
    return all;
}

std::vector<std::string> Rulings::forbidden_names() const {
    const std::lock_guard lock(mutex_);
    return {forbidden_.begin(), forbidden_.end()};
}

void Rulings::add(const store::Restriction& restriction) {
    const std::lock_guard lock(mutex_);
    restrictions_.insert_or_assign(restriction.number, restriction);
}

void Rulings::lift(std::int64_t number) {
    const std::lock_guard lock(mutex_);
    restrictions_.erase(number);
}

void Rulings::rule(const store::NameRuled& ruled) {
    const std::lock_guard lock(mutex_);
    if (ruled.forbidden)
        forbidden_.insert(ruled.name);
    else
        forbidden_.erase(ruled.name);
}

}  // namespace reami::lobby
