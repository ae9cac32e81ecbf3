#include "server/commands/export_match.hpp"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>

#include "server/http/endpoints/match_file_endpoint.hpp"
#include "server/settings/settings.hpp"
#include "server/store/read/reader.hpp"
#include "server/store/sqlite/explain_error.hpp"

namespace reami::commands {

namespace {

struct Wanted {
    std::filesystem::path data = ".";
    std::string room;
    store::MatchNumber match;
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
                  << "; give its folder with --data\n";
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
        "Prints a match as a match file, with its secret and all its moves, even one that runs or is on "
        "hold, "
        "which the server shows to nobody. The server may keep running meanwhile.",
        "reami-server export");
    app.add_option("--room", wanted.room, "the code of the room, such as KETMKARD")->required();
    app.add_option("--match", wanted.match, "the number of the match in the room, from 1")
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
