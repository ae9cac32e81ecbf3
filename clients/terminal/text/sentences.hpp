// Formats the server's messages as sentences for people: changes of the room, events, scores, results.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "clients/terminal/text/output_line.hpp"
#include "clients/terminal/text/words.hpp"
#include "protocol/messages/messages.hpp"

namespace reami::terminal {

using Lines = std::vector<OutputLine>;

/// The names of the seats: the name of the person or bot, or else the seat's number.
using Names = std::map<Seat, std::string>;
/// `Normal bot 2`
std::string bot_name(const std::string& kind, Seat seat, const Words& words);
Names names_of(const protocol::from_server::Room& room, const Words& words);

/// `Bob #3`: the name with the person's number in the room; the name alone if the number is 0.
std::string numbered(const std::string& name, int who);

/// Describes the room: one line about the room and one for each seat.
Lines describe(const protocol::from_server::Room& room, const Words& words);
/// Describes the changes since `before`; no lines if none of them matters to people.
Lines changes(const protocol::from_server::Room& before, const protocol::from_server::Room& after,
              const Words& words);

/// The tie-break that decided between equal points, in a sentence; nothing if none did.
std::optional<std::string> tie_break(const protocol::from_server::Result& result, const std::string& game,
                                     const Names& names, const Words& words);
Lines describe(const protocol::from_server::Result& result, const std::string& game, const Names& names,
               const Words& words);

/// Whether a round is over and the next has not begun. `view` is a view of any game.
bool is_between_rounds(const std::string& view);
/// The points so far and those of every finished round. `view` is a view of `game`. Returns no lines if it
/// has no points.
Lines scores(const std::string& view, const std::string& game, const Names& names, const Words& words);

/// The line of one open room in a list.
OutputLine describe(const protocol::from_server::OpenRoom& room, const Words& words);

}  // namespace reami::terminal
