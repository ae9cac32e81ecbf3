// Names that admins of the server forbid in all rooms. PROTOCOL.md, "For admins".
#pragma once

#include <array>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "server/room/people/look_alike.hpp"

namespace reami::room {

/// A check takes three look-ups, however many names there are. Any thread may call these functions.
class ForbiddenNames {
public:
    // All functions expect names that `visible_text` has returned.

    /// Whether the name is, or looks like, a forbidden name.
    bool have(const std::string& name) const;
    void add(const std::string& name);
    void remove(const std::string& name);
    void replace(const std::vector<std::string>& names);

    std::vector<std::string> all() const;  ///< sorted

private:
    void insert(const std::string& name, const Looks& looks);

    mutable std::mutex mutex_;
    std::map<std::string, Looks> names_;
    /// For each kind of look, the looks of all names; several names may share a look.
    std::array<std::multiset<std::u32string>, std::tuple_size_v<Looks>> looks_;
};

}  // namespace reami::room
