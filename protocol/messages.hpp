// Every message of `reami.v1`. Text frames, one JSON object a message, told apart by its member `t`.
// PROTOCOL.md shows an example of each.
#pragma once

#include <boost/mp11/algorithm.hpp>

#include "protocol/from_client.hpp"
#include "protocol/from_server.hpp"

namespace reami::protocol {

template <class T>
concept IsMessage = boost::mp11::mp_contains<from_client::Message, T>::value ||
    boost::mp11::mp_contains<from_server::Message, T>::value;

}  // namespace reami::protocol

namespace reami::json {

template <protocol::IsMessage T>
inline constexpr std::string_view tag_key<T> = "t";

}  // namespace reami::json
