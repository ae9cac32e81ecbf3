#include "server/commands/export_match.hpp"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <string>

#include "server/commands/database_command.hpp"
#include "server/commands/export_club.hpp"
#include "server/http/endpoints/match_file_endpoint.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/stored_match.hpp"

namespace reami::commands {

namespace {

int print(const CLI::App& command, const store::Location& store, const std::string& room,
          store::MatchNumber number) {
    const auto match = store::read_match(*store::open_to_read(store), room, number);
    if (!match) return refused(command, "room " + room + " has no match " + to_string(number));
    std::cout << http::match_file_of(*match);
    return 0;
}

}  // namespace

int export_match(int count, const char* const* arguments) {
    std::string room;
    store::MatchNumber match;
    std::filesystem::path folder;
    CLI::App app(
        "Prints a match as a match file, with its secret and all its moves. The match may be running or on "
        "hold; the server shows the secret of such a match to nobody. With --all, the command writes every "
        "match that is over into a folder. To move a club to another machine, use backup and restore. The "
        "server may run meanwhile.",
        "reami-server export");
    auto* const of_room = app.add_option("--room", room, "the code of the room, such as KETMKARD");
    auto* const number = app.add_option("--match", match, "the number of the match in the room, from 1")
                             ->check(CLI::PositiveNumber);
    of_room->needs(number);
    number->needs(of_room);
    app.add_option(
           "--all", folder,
           "a folder, created if missing, for a file of each match that is over, and for index.csv, which "
           "lists these files; existing files stay, so you can repeat the command after an interruption")
        ->option_text("FOLDER")
        ->excludes(of_room);
    app.callback([&] {
        if (room.empty() && folder.empty()) throw CLI::RequiredError("--room and --match, or --all");
    });
    return read_store(app, {count, arguments}, [&](const store::Location& store) {
        if (!folder.empty()) return export_club(app, store, folder);
        return print(app, store, room, match);
    });
}

}  // namespace reami::commands
