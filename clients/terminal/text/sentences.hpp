// Makes sentences for people from the server's messages: changes of the room, events, scores, results.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "clients/terminal/text/output_line.hpp"
#include "clients/terminal/text/person_names.hpp"
#include "clients/terminal/text/words.hpp"
#include "protocol/messages/messages.hpp"

namespace reami::terminal {

using Lines = std::vector<OutputLine>;

/// The name of the person or bot in each seat; the seat's number if it has no name.
using Names = std::map<Seat, std::string>;
Names names_of(const protocol::from_server::Room& room, const Words& words);

/// Describes the room in one line, and each seat in a line of its own.
Lines describe(const protocol::from_server::Room& room, const Words& words);
/// Describes the changes since `before`; no lines if people need not know of any change.
Lines changes(const protocol::from_server::Room& before, const protocol::from_server::Room& after,
              const Words& words);

/// Says which tie-break decided between equal points; nothing if none did.
std::optional<std::string> tie_break(const protocol::from_server::Result& result, const std::string& game,
                                     const Names& names, const Words& words);
Lines describe(const protocol::from_server::Result& result, const std::string& game, const Names& names,
               const Words& words);

/// Whether a round is over, and the next one has not begun. `view` is the view of any game.
bool is_between_rounds(const std::string& view);
/// The points up to now, and those of every finished round. `view` is a view of `game`. Returns no lines if
/// it has no points.
Lines scores(const std::string& view, const std::string& game, const Names& names, const Words& words);

/// Describes one open room in a list.
OutputLine describe(const protocol::from_server::OpenRoom& room, const Words& words);

}  // namespace reami::terminal
