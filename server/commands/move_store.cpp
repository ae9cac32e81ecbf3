// `reami-server move-store FROM TO`: moves a club to another store.
#include "server/store/moving/move_store.hpp"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <string>

#include "server/commands/all_commands.hpp"
#include "server/commands/database_command.hpp"
#include "server/settings/settings.hpp"
#include "server/settings/validators.hpp"
#include "server/store/moving/moved_mark.hpp"

namespace reami::commands {

namespace {

store::Location location_of(const std::string& given) {
    if (not_a_store(given).empty()) return store::PgAddress{given};
    return std::filesystem::path(given) / "reami.db";
}

}  // namespace

int move_store(int count, const char* const* arguments) {
    CLI::App app(
        "Moves a club from one store to another: from the reami.db of a folder to a PostgreSQL database, or "
        "back. No server may use either store. The new store must be empty. The old store keeps its data, "
        "but no server starts with it any more.",
        "reami-server move-store");
    std::string from, to;
    std::string again;
    app.add_option("from", from, "a folder with reami.db, or postgresql://...")->option_text("FOLDER|URL");
    auto* const target =
        app.add_option("to", to, "the new store, which must be empty: a folder, or postgresql://...")
            ->option_text("FOLDER|URL");
    app.add_option("--serve-again", again,
                   "lets servers start again with this old store, a folder or postgresql://..., and with the "
                   "club as it was before the move; moves no data")
        ->option_text("FOLDER|URL")
        ->excludes(target);
    app.callback([&] {
        if (again.empty() && to.empty()) throw CLI::RequiredError("FROM and TO, or --serve-again");
    });
    try {
        app.parse(count, arguments);
    } catch (const CLI::ParseError& stop) {
        return app.exit(stop) == 0 ? 0 : usage_error;
    }
    if (!again.empty()) {
        if (const auto done = store::take_mark_away(location_of(again)); !done)
            return refused(app, done.error());
        std::cout << "servers start on " << again << " again\n";
        return 0;
    }
    const auto moved = store::move_store(location_of(from), location_of(to));
    if (!moved) return refused(app, moved.error());
    std::cout << moved->rooms << " rooms, " << moved->matches << " matches and " << moved->moves
              << " moves are in the new store; no server starts on the old one any more\n";
    return 0;
}

}  // namespace reami::commands
