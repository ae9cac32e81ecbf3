// Counts connections, in total and for each address, and refuses places beyond the limits. Not thread-safe.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>

#include "server/net/counted_address.hpp"
#include "server/net/idle_connections.hpp"

namespace reami::net {

class AddressCount {
public:
    struct Most {
        std::size_t in_all, an_address;
        std::size_t further_an_address = 0;  ///< an address's further places, besides `an_address`
        std::size_t reserved = 0;            ///< the places of `in_all` that only further ones may take
    };

    /// One connection, counted during the lifetime of this object.
    class ConnectionSlot {
    public:
        ConnectionSlot(AddressCount& count, const boost::asio::ip::address& address, bool is_further);

    private:
        struct OnLeave {
            CountedNetworks networks;
            bool is_further;
            void operator()(AddressCount* count) const { count->leave(networks, is_further); }
        };
        std::unique_ptr<AddressCount, OnLeave> of_;
    };

    /// If a limit is reached, this object ends a connection of `idle` for each new connection. It expects
    /// that the connections of `idle` have places here.
    explicit AddressCount(Most most, IdleConnections* idle = nullptr) : most_(most), idle_(idle) {}
    /// Applies these limits to new connections; open connections stay open.
    void change(Most most) { most_ = most; }

    /// A place for a connection; empty if the limit is reached and no idle connection can be ended. Expects
    /// an address from `counted`. All places must end before this object.
    [[nodiscard]] std::optional<ConnectionSlot> enter(const boost::asio::ip::address& address);
    /// Like `enter`, for an address that many clients share, such as a proxy's: only the total counts.
    [[nodiscard]] std::optional<ConnectionSlot> enter_shared(const boost::asio::ip::address& address);
    /// A further place, for a connection that gets no usual place; empty if the limit of further places is
    /// reached. The second function is for an address that many clients share.
    [[nodiscard]] std::optional<ConnectionSlot> enter_further(const boost::asio::ip::address& address);
    [[nodiscard]] std::optional<ConnectionSlot> enter_further_shared(const boost::asio::ip::address& address);
    /// Whether the address has all of its usual places.
    bool is_used_up(const boost::asio::ip::address& address) const {
        return !has_share(address, &PlaceCounts::usual, most_.an_address);
    }
    std::size_t in_all() const { return in_all_; }

private:
    struct PlaceCounts {
        std::size_t usual = 0, further = 0;
    };
    bool has_share(const boost::asio::ip::address& address, std::size_t PlaceCounts::*kind,
                   std::size_t most) const;
    void leave(const CountedNetworks& networks, bool is_further);

    Most most_;
    IdleConnections* idle_;
    std::map<CountedNetwork, PlaceCounts> connections_;
    std::size_t in_all_ = 0;
};

}  // namespace reami::net
