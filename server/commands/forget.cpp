// `reami-server forget`: deletes a person from the database.
#include "server/store/offline/forget.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

#include "server/commands/all_commands.hpp"
#include "server/commands/database_command.hpp"

namespace reami::commands {

int forget(int count, const char* const* arguments) {
    CLI::App app(
        "Deletes a person's name, chat and devices from all rooms. The moves stay, because others played "
        "those matches too. Earlier copies of the database still contain the deleted data. No server may use "
        "the database.",
        "reami-server forget");
    store::Acquaintance whom;
    app.add_option("--room", whom.room, "the code of a room in which the person sits or played")
        ->required()
        ->option_text("CODE");
    app.add_option("--name", whom.name, "the person's name in that room")->required()->option_text("NAME");
    return read_store(app, {count, arguments}, [&](const store::Location& location) {
        const auto gone = store::forget(location, whom);
        if (!gone) return refused(app, gone.error());
        std::cout << whom.name << " is forgotten. Deleted: "
                  << counted(static_cast<std::int64_t>(gone->devices), "device", "devices") << " and "
                  << counted(static_cast<std::int64_t>(gone->lines), "line", "lines") << " of chat. "
                  << counted(static_cast<std::int64_t>(gone->matches), "match no longer names",
                             "matches no longer name")
                  << " them.\n";
        return 0;
    });
}

}  // namespace reami::commands
