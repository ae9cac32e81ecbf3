// The lobby's refusals of plain requests.
#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include "protocol/messages/refusal.hpp"

namespace reami::lobby {

/// A refusal, and the number of seconds after which the client may try again; 0 if waiting does not help.
struct Refused {
    protocol::Refusal refusal;
    int again_seconds = 0;
};

inline Refused refused(std::string_view code, std::optional<protocol::Detail> detail = {},
                       int again_seconds = 0) {
    return {protocol::refusal(code, std::move(detail)), again_seconds};
}

}  // namespace reami::lobby
