#include "server/commands/move_store.hpp"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <string>
#include <variant>

#include "server/commands/database_command.hpp"
#include "server/settings/settings.hpp"
#include "server/settings/validators.hpp"
#include "server/store/moving/move_store.hpp"

namespace reami::commands {

namespace {

store::Location location_of(const std::string& given) {
    if (not_a_store(given).empty()) return store::PgAddress{given};
    return std::filesystem::path(given) / "reami.db";
}

}  // namespace

int move_store(int count, const char* const* arguments) {
    CLI::App app(
        "Carries everything that is stored from one store to another: from the reami.db of a folder to a "
        "database of PostgreSQL's, or back. No server may run on either; the one from which it comes stays "
        "as "
        "it is, and the one to which it goes must be empty.",
        "reami-server move-store");
    std::string from, to;
    app.add_option("from", from, "a folder with reami.db, or postgresql://...")
        ->required()
        ->option_text("FOLDER|URL");
    app.add_option("to", to, "the same, where nothing is yet")->required()->option_text("FOLDER|URL");
    try {
        app.parse(count, arguments);
    } catch (const CLI::ParseError& stop) {
        return app.exit(stop) == 0 ? 0 : usage_error;
    }
    const auto done = store::move_store(location_of(from), location_of(to));
    if (const auto* why = std::get_if<std::string>(&done)) return refused(app, *why);
    const auto& moved = std::get<store::MovedRows>(done);
    std::cout << moved.rooms << " rooms, " << moved.matches << " matches and " << moved.moves
              << " moves are in the other store; the one from which they came is as it was\n";
    return 0;
}

}  // namespace reami::commands
