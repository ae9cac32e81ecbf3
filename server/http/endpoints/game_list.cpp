#include "server/http/endpoints/game_list.hpp"

#include "protocol/match/game_info.hpp"
#include "protocol/text/texts.hpp"

namespace reami::http {

namespace {

LocalizedTexts words(const std::string& key) {
    return {{"en", protocol::text(protocol::Language::en, key)},
            {"it", protocol::text(protocol::Language::it, key)}};
}

OptionLine line_of(const protocol::OptionKind& option, const std::string& game) {
    const std::string key = "option." + game + '.' + option.name;
    OptionLine line{.name = option.name,
                    .type = option.type,
                    .default_ = {option.by_default},
                    .values = {},
                    .title = words(key),
                    .help = words(key + ".help")};
    for (const std::string& value : option.values) line.values.push_back({value});
    return line;
}

GameLine line_of(const protocol::GameInfo& kind) {
    const auto bots = protocol::bot_kinds();
    GameLine line{.name = kind.name,
                  .title = words("game." + kind.name),
                  .rules_version = kind.rules_version,
                  .fewest_seats = kind.fewest_seats,
                  .most_seats = kind.most_seats,
                  .options = {},
                  .bots = {bots.begin(), bots.end()},
                  .catalog = "/api/games/" + kind.name + "/catalog/" + kind.catalog_hash};
    for (const protocol::OptionKind& option : kind.options)
        line.options.push_back(line_of(option, kind.name));
    return line;
}

}  // namespace

std::vector<GameLine> games() {
    std::vector<GameLine> lines;
    for (const protocol::GameInfo& kind : protocol::all_games()) lines.push_back(line_of(kind));
    return lines;
}

}  // namespace reami::http
