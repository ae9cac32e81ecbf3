// The settings of a club: the server's name, the players who may open rooms, and the notices for operators.
#pragma once

#include <CLI/CLI.hpp>

#include "server/settings/settings.hpp"

namespace reami {

void add_club(CLI::App& app, Settings& settings);

}  // namespace reami
