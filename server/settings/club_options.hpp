// The settings of a club: what the server is called, who may open rooms, and what operators are told.
#pragma once

#include <CLI/CLI.hpp>

#include "server/settings/settings.hpp"

namespace reami {

void add_club(CLI::App& app, Settings& settings);

}  // namespace reami
