#include "server/commands/export_match.hpp"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <string>

#include "server/commands/database_command.hpp"
#include "server/http/endpoints/match_file_endpoint.hpp"
#include "server/store/read/reader.hpp"

namespace reami::commands {

namespace {

int print(const std::filesystem::path& database, const std::string& room, store::MatchNumber number) {
    const auto match = store::Reader(database).match(room, number);
    if (!match) {
        std::cerr << "reami-server export: room " << room << " has no match " << number << '\n';
        return 1;
    }
    std::cout << http::match_file_of(*match);
    return 0;
}

}  // namespace

int export_match(int count, const char* const* arguments) {
    std::string room;
    store::MatchNumber match;
    CLI::App app(
        "Prints a match as a match file, with its secret and all its moves, even one that runs or is on "
        "hold, which the server shows to nobody. The server may keep running meanwhile.",
        "reami-server export");
    app.add_option("--room", room, "the code of the room, such as KETMKARD")->required();
    app.add_option("--match", match, "the number of the match in the room, from 1")
        ->required()
        ->check(CLI::PositiveNumber);
    return read_database(app, {count, arguments},
                         [&](const std::filesystem::path& database) { return print(database, room, match); });
}

}  // namespace reami::commands
