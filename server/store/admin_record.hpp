// The records of admins: their decisions about people in all rooms, their tokens, and their actions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "protocol/messages/ids.hpp"

namespace reami::store {

/// The number of a player: the same in all rooms, random, and greater than 0.
using PlayerId = protocol::NumberOf<struct PlayerIdName, std::int64_t>;
using Hash = std::array<std::uint8_t, 32>;
using TokenHash = Hash;

/// A player or an address may not come in, or may not chat, until the time `until`. Exactly one of `player`
/// and `address` is set.
struct Restriction {
    std::int64_t number = 0;
    bool silences = false;  ///< they may come in, but not chat
    std::optional<PlayerId> player;
    std::optional<Hash> address;  ///< keyed hash
    std::string note;             ///< the admin's note
    std::int64_t since = 0, until = 0;
    friend bool operator==(const Restriction&, const Restriction&) = default;
};

struct RestrictionLifted {
    std::int64_t number = 0;
    friend bool operator==(const RestrictionLifted&, const RestrictionLifted&) = default;
};

/// An admin forbids a player's name, or allows it again.
struct NameRuled {
    std::string name;
    bool forbidden = true;
    friend bool operator==(const NameRuled&, const NameRuled&) = default;
};

/// A token of an admin. It replaces the earlier token of the same name, even a revoked one.
struct AdminToken {
    std::string name;
    TokenHash hash{};
    std::int64_t made_at = 0, until = 0;
    bool revoked = false;
    friend bool operator==(const AdminToken&, const AdminToken&) = default;
};

/// An invitation. Until the time `until`, up to `uses` players may redeem its word, and may then open rooms.
/// It replaces the earlier invitation of the same name.
struct Invite {
    std::string name;
    Hash hash{};  ///< keyed hash of the word
    std::int64_t made_at = 0, until = 0;
    int uses = 1;
    friend bool operator==(const Invite&, const Invite&) = default;
};

/// An invitation is revoked: nobody can redeem it any more. Players who have redeemed it may still open
/// rooms. The store refuses the record if no valid invitation has the name.
struct InviteRevoked {
    std::string name;
    friend bool operator==(const InviteRevoked&, const InviteRevoked&) = default;
};

/// A player is signed out on one device, or on all of them.
struct DevicesSignedOut {
    PlayerId player;
    std::optional<TokenHash> only;
    friend bool operator==(const DevicesSignedOut&, const DevicesSignedOut&) = default;
};

/// An action of an admin. The store first gets it with the outcome `begun`, and then again, under the same
/// number, with its result.
struct AdminDeed {
    std::int64_t number = 0, at = 0;
    std::string who, what, target, outcome;
    friend bool operator==(const AdminDeed&, const AdminDeed&) = default;
};

/// Any of the records above.
struct AdminChange {
    std::variant<Restriction, RestrictionLifted, NameRuled, AdminToken, Invite, InviteRevoked,
                 DevicesSignedOut, AdminDeed>
        what;
    friend bool operator==(const AdminChange&, const AdminChange&) = default;
};

}  // namespace reami::store
