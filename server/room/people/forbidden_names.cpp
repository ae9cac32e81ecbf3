#include "server/room/people/forbidden_names.hpp"

namespace reami::room {

bool ForbiddenNames::have(const std::string& name) const {
    const Looks asked = looks_of(name);
    const std::lock_guard lock(mutex_);
    for (std::size_t look = 0; look < asked.size(); ++look)
        if (looks_[look].contains(asked[look])) return true;
    return false;
}

void ForbiddenNames::add(const std::string& name) {
    const Looks looks = looks_of(name);
    const std::lock_guard lock(mutex_);
    insert(name, looks);
}

void ForbiddenNames::insert(const std::string& name, const Looks& looks) {
    if (!names_.emplace(name, looks).second) return;
    for (std::size_t look = 0; look < looks.size(); ++look) looks_[look].insert(looks[look]);
}

void ForbiddenNames::remove(const std::string& name) {
    const std::lock_guard lock(mutex_);
    const auto removed = names_.extract(name);
    if (removed.empty()) return;
    for (std::size_t look = 0; look < looks_.size(); ++look)
        looks_[look].erase(looks_[look].find(removed.mapped()[look]));
}

void ForbiddenNames::replace(const std::vector<std::string>& names) {
    std::map<std::string, Looks> fresh;
    for (const std::string& name : names) fresh.emplace(name, looks_of(name));
    const std::lock_guard lock(mutex_);
    names_.clear();
    for (auto& looks : looks_) looks.clear();
    for (const auto& [name, looks] : fresh) insert(name, looks);
}

std::vector<std::string> ForbiddenNames::all() const {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> names;
    for (const auto& [name, looks] : names_) names.push_back(name);
    return names;
}

}  // namespace reami::room
