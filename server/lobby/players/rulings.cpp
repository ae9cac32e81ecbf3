#include "server/lobby/players/rulings.hpp"

#include <algorithm>

namespace reami::lobby {

Rulings::Rulings(const Clock& clock, const KeyedHash& hash,
                 const std::vector<store::Restriction>& restrictions,
                 const std::vector<std::string>& forbidden_names)
    : clock_(clock), hash_(hash) {
    replace(restrictions, forbidden_names);
}

void Rulings::replace(const std::vector<store::Restriction>& restrictions,
                      const std::vector<std::string>& forbidden_names) {
    forbidden_.replace(forbidden_names);
    const std::lock_guard lock(mutex_);
    restrictions_.clear();
    for (const store::Restriction& one : restrictions) restrictions_.emplace(one.number, one);
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

std::vector<store::Restriction> Rulings::restrictions() const {
    const std::lock_guard lock(mutex_);
    std::vector<store::Restriction> all;
    for (const auto& [number, one] : restrictions_)
        if (!has_ended(one)) all.push_back(one);
    return all;
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
    if (ruled.forbidden)
        forbidden_.add(ruled.name);
    else
        forbidden_.remove(ruled.name);
}

}  // namespace reami::lobby
