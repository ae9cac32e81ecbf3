// The decisions of admins about people in all rooms: bans and silences with their ends, and forbidden names.
// PROTOCOL.md, "For admins".
#pragma once

#include <boost/asio/ip/address.hpp>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/lobby/players/keyed_hash.hpp"
#include "server/room/people/forbidden_names.hpp"
#include "server/runtime/clock.hpp"
#include "server/store/admin_record.hpp"

namespace reami::lobby {

/// The player and the address of a connection.
struct WhoFromWhere {
    std::optional<store::PlayerId> player;
    boost::asio::ip::address address;
};

/// Every function may be called from any thread.
class Rulings {
public:
    Rulings(const Clock& clock, const KeyedHash& hash, const std::vector<store::Restriction>& restrictions,
            const std::vector<std::string>& forbidden_names);

    bool is_banned(const WhoFromWhere& who) const { return is_restricted(who, false); }
    bool is_silenced(const WhoFromWhere& who) const { return is_restricted(who, true); }

    /// The restrictions that have not ended, by number.
    std::vector<store::Restriction> restrictions() const;
    const room::ForbiddenNames& forbidden_names() const { return forbidden_; }

    // Changes that the caller has already stored:
    void add(const store::Restriction& restriction);
    void lift(std::int64_t number);
    void rule(const store::NameRuled& ruled);
    /// Replaces all decisions, because other servers may have changed them.
    void replace(const std::vector<store::Restriction>& restrictions,
                 const std::vector<std::string>& forbidden_names);

private:
    bool is_restricted(const WhoFromWhere& who, bool silences) const;
    bool has_ended(const store::Restriction& one) const { return one.until <= clock_.now().wall; }

    const Clock& clock_;
    const KeyedHash hash_;
    mutable std::mutex mutex_;
    std::map<std::int64_t, store::Restriction> restrictions_;
    room::ForbiddenNames forbidden_;
};

}  // namespace reami::lobby
