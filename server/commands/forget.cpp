#include "server/commands/forget.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <string>
#include <variant>

#include "server/commands/counted.hpp"
#include "server/commands/database_command.hpp"
#include "server/store/offline/forget.hpp"

namespace reami::commands {

int forget(int count, const char* const* arguments) {
    CLI::App app(
        "Deletes a person from all rooms: the name, the chat, and the devices that open their seats. The "
        "moves stay, because the matches are others' too. Earlier copies still have all of it. No server "
        "may run there.",
        "reami-server forget");
    store::Acquaintance whom;
    app.add_option("--room", whom.room, "the code of a room in which they sit or played")
        ->required()
        ->option_text("CODE");
    app.add_option("--name", whom.name, "their name there")->required()->option_text("NAME");
    return read_store(app, {count, arguments}, [&](const store::Location& location) {
        const auto done = store::forget(location, whom);
        if (const auto* why = std::get_if<std::string>(&done)) return refused(app, *why);
        const auto& gone = std::get<store::Forgotten>(done);
        std::cout << whom.name << " is forgotten. Deleted: "
                  << counted(static_cast<std::int64_t>(gone.devices), "device", "devices") << " and "
                  << counted(static_cast<std::int64_t>(gone.lines), "line", "lines") << " of chat. "
                  << counted(static_cast<std::int64_t>(gone.matches), "match no longer names",
                             "matches no longer name")
                  << " them.\n";
        return 0;
    });
}

}  // namespace reami::commands
