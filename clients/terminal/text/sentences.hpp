// What the server says, as sentences for people: changes around the match, events, scores, results.
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

/// How each seat is called: by the name of its person or bot, else by its number.
using Names = std::map<Seat, std::string>;
/// `Normal bot 2`
std::string bot_name(const std::string& kind, Seat seat, const Words& words);
Names names_of(const protocol::from_server::Room& room, const Words& words);

/// `Bob #3`: with the number by which people in a room are named; a name alone if there is none (0).
std::string numbered(const std::string& name, int who);

/// The room as it stands: a line about all of it, and one for each seat.
Lines describe(const protocol::from_server::Room& room, const Words& words);
/// What is new since `before`; no lines if nothing that people care about.
Lines changes(const protocol::from_server::Room& before, const protocol::from_server::Room& after,
              const Words& words);

/// What decided between equal points, in a sentence; nothing if nothing did.
std::optional<std::string> tie_break(const protocol::from_server::Result& result, const std::string& game,
                                     const Names& names, const Words& words);
Lines describe(const protocol::from_server::Result& result, const std::string& game, const Names& names,
               const Words& words);

/// Whether a round is over and the next has not begun. `view` is that of any game.
bool is_between_rounds(const std::string& view);
/// Points so far, and those of every finished round. `view` is that of `game`; no lines if there are none.
Lines scores(const std::string& view, const std::string& game, const Names& names, const Words& words);

/// A choice of an open room from a list.
OutputLine describe(const protocol::from_server::OpenRoom& room, const Words& words);

}  // namespace reami::terminal
