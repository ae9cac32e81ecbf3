// The newest epoch and position of a room that this client has seen. Several nodes may serve a room
// (PROTOCOL.md, "Several nodes"). The next connection may lead to another node, so the record outlives a
// connection.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <utility>

#include "protocol/messages/messages.hpp"

namespace reami::terminal {

class EpochSeen {
public:
    /// Whether the message is older than the newest one that the client has seen. A `here` or `pong` is older
    /// only if its node has lost the room. If the message is not older, records it.
    template <class Message>
    bool is_old(const Message& message) {
        namespace from_server = protocol::from_server;
        constexpr bool names_epoch =
            std::same_as<Message, from_server::Here> || std::same_as<Message, from_server::Pong>;
        if constexpr (names_epoch) {
            if (is_older(message.epoch, {message.match, message.v})) return true;
            epoch_ = message.epoch;
            position_ = {message.match, message.v};
        } else if constexpr (std::same_as<Message, from_server::State>) {
            const Position position{message.match, message.v};
            if (epoch_ && position < position_) return true;
            position_ = position;
        } else if constexpr (std::same_as<Message, from_server::Patch>) {
            position_.second = std::max(position_.second, message.v);
        }
        return false;
    }

private:
    using Position = std::pair<protocol::MatchNumber, protocol::Version>;

    bool is_older(std::optional<std::int64_t> epoch, const Position& position) const {
        if (!epoch || !epoch_) return false;
        return std::pair(*epoch, position) < std::pair(*epoch_, position_);
    }

    std::optional<std::int64_t> epoch_;  ///< absent if the server has no cluster
    Position position_;
};

}  // namespace reami::terminal
