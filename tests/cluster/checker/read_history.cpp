#include "tests/cluster/checker/read_history.hpp"

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <utility>

namespace reami::cluster {

namespace {

using Json = nlohmann::json;

Position position_of(const Json& line) { return {line.at("match").get<int>(), line.at("v").get<int>()}; }

Answer answer_of(const Json& line) {
    return {.connection = line.at("on"),
            .room = line.at("room"),
            .kind = line.at("kind"),
            .sent = line.value("sent", Answer::was_pushed),
            .heard = line.at("heard"),
            .epoch = line.value("epoch", std::int64_t{0}),
            .at = position_of(line),
            .id = line.value("id", ""),
            .viewer = line.value("viewer", ""),
            .digest = line.value("h", ""),
            .is_last = line.value("last", false)};
}

void read_line(const Json& line, History& history) {
    const std::string kind = line.at("t");
    if (kind == "answer") {
        history.answers.push_back(answer_of(line));
    } else if (kind == "stored") {
        history.rooms[line.at("room")].moves.push_back({position_of(line), line.at("id")});
    } else if (kind == "room") {
        StoredRoom& room = history.rooms[line.at("room")];
        room.epoch = line.at("epoch");
        room.match = line.at("match");
    } else if (kind == "list") {
        history.lists[line.at("id")] = line.at("moves");
    } else if (kind == "read") {
        history.readings.push_back({line.at("room"), line.at("began"), line.at("ended"), position_of(line)});
    } else {
        throw std::runtime_error("there is no line of the kind " + kind);
    }
}

}  // namespace

void read_history(std::istream& lines, History& history) {
    for (std::string text; std::getline(lines, text);) try {
            read_line(Json::parse(text), history);
        } catch (const std::exception& error) {
            throw std::runtime_error("this line of a history can't be read: " + text + "\n" + error.what());
        }
}

}  // namespace reami::cluster
