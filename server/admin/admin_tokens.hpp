// The tokens with which admins use the page. A token is 32 random bytes, with a name and an end; the server
// keeps only its hash.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/store/admin_record.hpp"

namespace reami::admin {

/// Any thread may call every function. `now` is the time of the wall clock.
class AdminTokens {
public:
    explicit AdminTokens(const std::vector<store::AdminToken>& stored);

    /// A new token, which the caller still has to store. Only this object has its text.
    struct Fresh {
        store::AdminToken stored;
        std::string text;
    };
    static Fresh make(const std::string& name, std::int64_t now, std::int64_t until);

    /// The name of the token; empty if the token is unknown, revoked or over.
    std::optional<std::string> name_of(const std::string& text, std::int64_t now) const;
    /// Whether any token is valid; otherwise the page is off.
    bool any_good(std::int64_t now) const;
    std::optional<store::AdminToken> find(const std::string& name) const;
    std::vector<store::AdminToken> all() const;
    void set(const store::AdminToken& token);  ///< expects a stored token
    void replace(const std::vector<store::AdminToken>& stored);

private:
    mutable std::mutex mutex_;
    std::map<std::string, store::AdminToken> tokens_;
};

}  // namespace reami::admin
