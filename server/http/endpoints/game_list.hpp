// The games as `GET /api/games` shows them: players, options with their words, bots, the address of the
// catalogue.
#pragma once

#include <boost/describe/class.hpp>
#include <map>
#include <string>
#include <vector>

#include "protocol/json/described.hpp"

namespace reami::http {

/// Texts by language: `it`, `en`.
using LocalizedTexts = std::map<std::string, std::string>;

struct OptionLine {
    std::string name, type;
    json::RawJson default_;
    std::vector<json::RawJson> values;
    LocalizedTexts title, help;
    BOOST_DESCRIBE_CLASS(OptionLine, (), (name, type, default_, values, title, help), (), ())
};

struct GameLine {
    std::string name;
    LocalizedTexts title;
    int rules_version = 0, fewest_seats = 0, most_seats = 0;
    std::vector<OptionLine> options;
    std::vector<std::string> bots;
    std::string catalog;  ///< its address
    BOOST_DESCRIBE_CLASS(GameLine, (),
                         (name, title, rules_version, fewest_seats, most_seats, options, bots, catalog), (),
                         ())
};

std::vector<GameLine> games();

}  // namespace reami::http
