// The tokens with which admins use the page. They are 32 random bytes, kept only as hashes; each has a name
// and an end.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/store/admin_record.hpp"

namespace reami::admin {

/// Every function may be called from any thread. `now` is by the wall clock.
class AdminTokens {
public:
    explicit AdminTokens(const std::vector<store::AdminToken>& stored);

    /// A new one, still to be stored; with its text, which nobody sees again.
    struct Fresh {
        store::AdminToken stored;
        std::string text;
    };
    static Fresh make(const std::string& name, std::int64_t now, std::int64_t until);

    /// The name of the token; nothing if it opens nothing.
    std::optional<std::string> name_of(const std::string& text, std::int64_t now) const;
    /// Whether any token opens anything: else the page is off.
    bool any_good(std::int64_t now) const;
    std::optional<store::AdminToken> find(const std::string& name) const;
    std::vector<store::AdminToken> all() const;
    void set(const store::AdminToken& token);  ///< it is stored
    void replace(const std::vector<store::AdminToken>& stored);

private:
    mutable std::mutex mutex_;
    std::map<std::string, store::AdminToken> tokens_;
};

}  // namespace reami::admin
