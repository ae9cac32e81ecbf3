#include "server/commands/export_match.hpp"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>

#include "server/http/match_file_of.hpp"
#include "server/settings.hpp"
#include "server/store/in_words.hpp"
#include "server/store/reader.hpp"

namespace reami::commands {

namespace {

struct Wanted {
    std::filesystem::path data = ".";
    std::string room;
    int match = 0;
};

std::optional<store::StoredMatch> read(const std::filesystem::path& database, const Wanted& wanted) try {
    return store::Reader(database).match(wanted.room, wanted.match);
} catch (const std::exception& fault) {
    throw std::runtime_error(store::in_words(fault, std::filesystem::absolute(database)));
}

int print(const Wanted& wanted) {
    const auto database = wanted.data / "reami.db";
    if (!std::filesystem::exists(database)) {
        std::cerr << "reami-server export: there is no " << database.string()
                  << "; --data names the folder in which it is\n";
        return 1;
    }
    const auto match = read(database, wanted);
    if (!match) {
        std::cerr << "reami-server export: room " << wanted.room << " has no match " << wanted.match << '\n';
        return 1;
    }
    std::cout << http::match_file_of(*match);
    return 0;
}

}  // namespace

int export_match(int count, const char* const* arguments) {
    Wanted wanted;
    CLI::App app(
        "Prints a match as a match file, with its secret and all its moves: also one that runs or is held, "
        "which the server shows to nobody. The server may go on serving.",
        "reami-server export");
    app.add_option("--room", wanted.room, "the room's code, such as KETMKARD")->required();
    app.add_option("--match", wanted.match, "the match's number in the room, from 1")
        ->required()
        ->check(CLI::PositiveNumber);
    app.add_option("--data", wanted.data, "the folder of reami.db")->capture_default_str();
    try {
        app.parse(count, arguments);
    } catch (const CLI::ParseError& stop) {
        return app.exit(stop) == 0 ? 0 : usage_error;
    }
    return print(wanted);
}

}  // namespace reami::commands
