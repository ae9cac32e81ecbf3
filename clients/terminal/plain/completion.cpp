#include "clients/terminal/plain/completion.hpp"

#include <algorithm>

#include "clients/terminal/plain/command_names.hpp"
#include "clients/terminal/plain/command_pieces.hpp"
#include "clients/terminal/plain/commands.hpp"
#include "clients/terminal/text/settings_text.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::terminal {
namespace {

using Candidates = std::vector<std::string>;

/// A JSON value as people type it: without quotes.
std::string typed(std::string json) {
    std::erase(json, '"');
    return json;
}

/// Adds `name=value` for each option and each of its values.
void add_options(const protocol::GameInfo& game, Candidates& words) {
    for (const protocol::OptionKind& option : game.options)
        for (const std::string& value : option.values) words.push_back(option.name + '=' + typed(value));
}

/// The settings that a room of this game can have; of all games if `game` is empty.
Candidates settings(std::string_view game) {
    Candidates words{"seats=", "bots=", "listed=true"};
    for (const std::string_view preset : time_presets) words.push_back("time=" + std::string(preset));
    for (const protocol::GameInfo* one : protocol::all_games())
        if (game.empty() || one->name == game) add_options(*one, words);
    return words;
}

Candidates commands() {
    const auto names = command_names();
    return {names.begin(), names.end()};
}

Candidates after_command(const Candidates& before, const Candidates& legal) {
    const std::string command = listed_name(before.front());
    if (command == "new") {
        if (before.size() > 1) return settings(before[1]);
        Candidates games;
        for (const protocol::GameInfo* one : protocol::all_games()) games.push_back(one->name);
        return games;
    }
    if (command == "set") return settings({});
    if (command == "auto") return auto_words();
    if (command == "wait") return until_words();
    if (command == "pace") return {"fast", "slow"};
    if (command == "host") return {"accept", "no"};
    if (command == "offer") return {"end", "pause", "result", "resume", "undo"};
    if (command == "help") return commands();
    if (command == "play" || command == "preview" || !is_command(command)) return legal;
    return {};
}

}  // namespace

std::vector<std::string> completions(std::string_view line, const std::vector<std::string>& legal) {
    Candidates before = piece::words(line);
    std::string begun;
    if (!line.empty() && !line.ends_with(' ') && !before.empty()) {
        begun = std::move(before.back());
        before.pop_back();
    }
    Candidates words;
    if (before.empty()) {
        words = commands();
        words.insert(words.end(), legal.begin(), legal.end());
    } else {
        words = after_command(before, legal);
    }
    std::erase_if(words, [&](const std::string& word) { return !word.starts_with(begun); });
    std::ranges::sort(words);
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

std::string common_beginning(const std::vector<std::string>& words) {
    if (words.empty()) return {};
    std::string common = words.front();
    for (const std::string& word : words) {
        const auto parted = std::ranges::mismatch(common, word);
        common.erase(parted.in1, common.end());
    }
    return common;
}

}  // namespace reami::terminal
