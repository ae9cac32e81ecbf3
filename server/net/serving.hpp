// What all connections of one server share. Outlives the last of them.
#pragma once

#include "server/net/door.hpp"
#include "server/settings.hpp"

namespace reami::net {

struct Serving {
    Settings settings;
    Door& door;
};

}  // namespace reami::net
