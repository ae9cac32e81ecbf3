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

/// However many names there are, asking costs three look-ups. Every function may be called from any thread.
class ForbiddenNames {
public:
    // Expect names that `visible_text` has made.

    /// Whether that is, or looks like, a forbidden name.
    bool have(const std::string& name) const;
    void add(const std::string& name);
    void remove(const std::string& name);
    void replace(const std::vector<std::string>& names);

    std::vector<std::string> all() const;  ///< sorted

private:
    void insert(const std::string& name, const Looks& looks);

    mutable std::mutex mutex_;
    std::map<std::string, Looks> names_;
    /// Every look of every name; two names may share one.
    std::array<std::multiset<std::u32string>, std::tuple_size_v<Looks>> looks_;
};

}  // namespace reami::room
