// Where others reach a server that listens on all networks of its machine: nobody can open 0.0.0.0.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "server/settings/settings.hpp"

namespace reami {

/// Those that this machine has in networks that are up, IPv4 first. None of its own inside (127.0.0.1), none
/// that is good on one cable only (fe80::…).
std::vector<boost::asio::ip::address> own_addresses();

/// What to open in a browser, one or more: the address of the settings, or, if that stands for all, those of
/// `own` that it stands for; without any the machine itself.
std::vector<std::string> urls(const Settings& settings, std::uint16_t port,
                              const std::vector<boost::asio::ip::address>& own);

}  // namespace reami
