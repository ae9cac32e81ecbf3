// The settings of a node: the addresses and certificates with which servers on one database hand connections
// over.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "server/settings/settings.hpp"

namespace reami {

void add_node(CLI::App& app, Settings& settings);

/// The sentence that says which of these settings contradict each other; empty if none do.
std::string node_contradiction(const Settings& settings);

}  // namespace reami
