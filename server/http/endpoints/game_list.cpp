#include "server/http/endpoints/game_list.hpp"

#include "protocol/match/game_info.hpp"
#include "protocol/text/texts.hpp"

namespace reami::http {

namespace {

using protocol::plain::GameEntry;
using protocol::plain::LocalizedText;
using protocol::plain::OptionEntry;

LocalizedText words(const std::string& key) {
    return {.en = protocol::text(protocol::Language::en, key),
            .it = protocol::text(protocol::Language::it, key)};
}

OptionEntry entry_of(const protocol::OptionKind& option, const std::string& game) {
    const std::string key = "option." + game + '.' + option.name;
    OptionEntry entry{.name = option.name,
                      .type = option.type,
                      .default_ = {option.by_default},
                      .values = {},
                      .title = words(key),
                      .help = words(key + ".help")};
    for (const std::string& value : option.values) entry.values.push_back({value});
    return entry;
}

GameEntry entry_of(const protocol::GameInfo& kind) {
    const auto bots = protocol::bot_kinds();
    GameEntry entry{.name = kind.name,
                    .title = words("game." + kind.name),
                    .rules_version = kind.rules_version,
                    .fewest_seats = kind.fewest_seats,
                    .most_seats = kind.most_seats,
                    .options = {},
                    .bots = {bots.begin(), bots.end()},
                    .catalog = "/api/games/" + kind.name + "/catalog/" + kind.catalog_hash};
    for (const protocol::OptionKind& option : kind.options)
        entry.options.push_back(entry_of(option, kind.name));
    return entry;
}

}  // namespace

std::vector<GameEntry> games() {
    std::vector<GameEntry> entries;
    for (const protocol::GameInfo* game : protocol::all_games()) entries.push_back(entry_of(*game));
    return entries;
}

}  // namespace reami::http
