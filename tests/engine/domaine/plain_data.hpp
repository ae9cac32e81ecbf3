// The tiles and cards of Domaine from the data files beside the rules.
#pragma once

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/source_path.hpp"

namespace reami::domaine {

inline nlohmann::json read_data(const std::string& name) {
    std::ifstream file(source_path("engine/domaine/" + name));
    return nlohmann::json::parse(file);
}
inline const nlohmann::json& tile_data() {
    static const nlohmann::json data = read_data("tiles.json");
    return data;
}
inline const std::map<std::string, nlohmann::json>& card_data() {
    static const auto cards = [] {
        std::map<std::string, nlohmann::json> all;
        const nlohmann::json data = read_data("cards.json");
        for (const auto& card : data["cards"]) all[card["id"]] = card;
        return all;
    }();
    return cards;
}

}  // namespace reami::domaine
