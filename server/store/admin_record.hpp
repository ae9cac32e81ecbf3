// The stored records of admins: their decisions about people everywhere, their tokens, and their actions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "protocol/messages/ids.hpp"

namespace reami::store {

/// A player, in all rooms: random, above 0.
using PlayerId = protocol::NumberOf<struct PlayerIdName, std::int64_t>;
using Hash = std::array<std::uint8_t, 32>;
using TokenHash = Hash;

/// A player, or an address, may not come in, or not chat, until then. One of both is set.
struct Restriction {
    std::int64_t number = 0;
    bool silences = false;  ///< only chat is refused
    std::optional<PlayerId> player;
    std::optional<Hash> address;  ///< keyed
    std::string note;             ///< the admin's own
    std::int64_t since = 0, until = 0;
    friend bool operator==(const Restriction&, const Restriction&) = default;
};

struct RestrictionLifted {
    std::int64_t number = 0;
    friend bool operator==(const RestrictionLifted&, const RestrictionLifted&) = default;
};

/// Nobody may be called so, or may again.
struct NameRuled {
    std::string name;
    bool forbidden = true;
    friend bool operator==(const NameRuled&, const NameRuled&) = default;
};

/// A token of an admin. One that has the same name is made good again by it.
struct AdminToken {
    std::string name;
    TokenHash hash{};
    std::int64_t made_at = 0, until = 0;
    bool revoked = false;
    friend bool operator==(const AdminToken&, const AdminToken&) = default;
};

/// A word with which so many players may get leave to open rooms, until then. One that has the same name is
/// replaced by it.
struct Invite {
    std::string name;
    Hash hash{};  ///< keyed
    std::int64_t made_at = 0, until = 0;
    int uses = 1;
    friend bool operator==(const Invite&, const Invite&) = default;
};

/// Nobody gets leave by it any more; who has it keeps it. Refused if there is none that is good.
struct InviteRevoked {
    std::string name;
    friend bool operator==(const InviteRevoked&, const InviteRevoked&) = default;
};

/// One device of a player is signed out, or all of them.
struct DevicesSignedOut {
    PlayerId player;
    std::optional<TokenHash> only;
    friend bool operator==(const DevicesSignedOut&, const DevicesSignedOut&) = default;
};

/// An action of an admin. It is stored first with the outcome `begun`, and again, under the same number, with
/// its result.
struct AdminDeed {
    std::int64_t number = 0, at = 0;
    std::string who, what, target, outcome;
    friend bool operator==(const AdminDeed&, const AdminDeed&) = default;
};

/// One of these, as a record.
struct AdminChange {
    std::variant<Restriction, RestrictionLifted, NameRuled, AdminToken, Invite, InviteRevoked,
                 DevicesSignedOut, AdminDeed>
        what;
    friend bool operator==(const AdminChange&, const AdminChange&) = default;
};

}  // namespace reami::store
