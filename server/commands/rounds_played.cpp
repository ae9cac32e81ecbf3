#include "server/commands/rounds_played.hpp"

#include <nlohmann/json.hpp>
#include <string>

namespace reami::commands {

store::StoredRounds rounds_of(const protocol::Match& match) {
    store::StoredRounds rounds;
    const auto view = nlohmann::json::parse(match.view(Viewer::everybody()));
    for (const auto& [round, points] : view.at("finished").items())
        for (const auto& [seat, count] : points.items())
            rounds[std::stoi(round)][Seat::from_number(std::stoi(seat))] = count.get<int>();
    return rounds;
}

}  // namespace reami::commands
