// The codes with which another device becomes the same player, once each: where they are kept, and what
// happens when one is used.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>
#include <variant>

#include "server/room/room_input.hpp"

namespace reami::lobby {

/// Every function may be called from any thread.
class HandOvers {
public:
    HandOvers() = default;
    HandOvers(const HandOvers&) = delete;
    HandOvers& operator=(const HandOvers&) = delete;
    virtual ~HandOvers() = default;

    /// A code for that player, whose token is stored; nothing if the code can't be stored.
    virtual boost::asio::awaitable<std::optional<std::string>> make(store::PlayerId player) = 0;

    enum class NotRedeemed : std::uint8_t {
        wrong,     ///< or used, or old
        unstored,  ///< it may work later
    };
    /// The player with another token, which is stored, for a device that calls itself so.
    virtual boost::asio::awaitable<std::variant<room::Identity, NotRedeemed>> redeem(std::string code,
                                                                                     std::string client) = 0;
    /// The player whose code that is; nothing if the code is wrong, used or old. The code can still be used
    /// afterwards.
    virtual boost::asio::awaitable<std::optional<store::PlayerId>> owner(std::string code) = 0;
};

}  // namespace reami::lobby
