#include "server/net/admissions.hpp"

#include <spdlog/spdlog.h>

#include "protocol/messages/codes.hpp"
#include "server/net/counted_address.hpp"
#include "server/runtime/address_log.hpp"

namespace reami::net {
namespace {

using SteadyClock = std::chrono::steady_clock;

/// How many clients, in total and per address, may be waiting for the answer that the server is full.
constexpr AddressCount::Most most_refused{64, 8};
/// How often the log may say that the server is full.
constexpr std::chrono::minutes full_is_said_every{1};

}  // namespace

AddressCount::Most most_of(const Limits& limits) {
    return {limits.connections, limits.connections_an_address, limits.connections_an_address / 2,
            limits.connections / 20};
}

Admissions::Admissions(const Limits& limits, std::shared_ptr<IdleConnections> idle, Meters& meters)
    : limits_(limits),
      idle_(std::move(idle)),
      meters_(meters),
      arrivals_(limits.arrivals_a_second, limits.arrival_burst, meters.addresses),
      served_(most_of(limits), idle_.get()),
      refused_(most_refused),
      warning_(full_is_said_every) {}

void Admissions::change(const Limits& limits) {
    limits_ = limits;
    arrivals_.change(limits.arrivals_a_second, limits.arrival_burst);
    served_.change(most_of(limits));
}

bool Admissions::is_flood(const Peer& peer) {
    const auto address = counted(peer.address);
    if (peer.is_proxy || arrivals_.take(address, 1, SteadyClock::now()) == 0) return false;
    ++meters_.connections_refused;
    limit_reached(meters_, protocol::code::full, address);
    return true;
}

std::optional<Admissions::Entrant> Admissions::admit(const Peer& peer) {
    const auto address = counted(peer.address);
    gateways_.came(peer);
    if (!peer.is_proxy && served_.is_used_up(address) && gateways_.suspects(peer))
        spdlog::warn(
            "all clients seem to come through one gateway, {}, and share the limits of one address: name "
            "the gateway in `proxies` if it is a reverse proxy, or let the container's network keep the "
            "clients' addresses; the page /help/trouble says how",
            peer.address.to_string());
    if (auto place = peer.is_proxy ? served_.enter_shared(address) : served_.enter(address))
        return Entrant{*std::move(place), Admission::served};
    if (warning_.is_due(SteadyClock::now())) {
        if (!peer.is_proxy && served_.is_used_up(address))
            spdlog::warn("refusing connections: an address has reached its limit of {} open connections",
                         limits_.connections_an_address);
        else
            spdlog::warn("refusing connections: the server has reached its limit: {} connections are open",
                         served_.in_all());
    }
    if (auto place = peer.is_proxy ? served_.enter_further_shared(address) : served_.enter_further(address))
        return Entrant{*std::move(place), Admission::further};
    ++meters_.connections_refused;
    meters_.addresses.count(address.to_string(), false);
    limit_reached(meters_, protocol::code::full, address);
    auto place = refused_.enter(address);
    if (!place) return std::nullopt;
    return Entrant{*std::move(place), Admission::refused};
}

}  // namespace reami::net
