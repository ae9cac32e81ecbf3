// The settings of a node: where and by which certificates servers on one database hand connections over.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "server/settings/settings.hpp"

namespace reami {

void add_node(CLI::App& app, Settings& settings);

/// What can't be together of these; empty if all can.
std::string node_contradiction(const Settings& settings);

}  // namespace reami
