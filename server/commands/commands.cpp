#include "server/commands/commands.hpp"

#include <algorithm>
#include <array>

#include "server/commands/all_commands.hpp"
#include "server/settings/environment.hpp"

namespace reami::commands {

namespace {

struct NamedCommand {
    std::string_view name;
    Command run;
    std::string_view what;
};

constexpr std::array<NamedCommand, 14> all_commands{
    {{"admin", admin, "shows and manages the running server: rooms, players, bans"},
     {"backup", backup, "copies the database; the server may run meanwhile"},
     {"check", check, "looks for faults in the database"},
     {"config", config, "prints the resulting settings, and the origin of each"},
     {"drain", drain, "ends the server without the loss of a move"},
     {"export", export_match, "writes matches as files"},
     {"forget", forget, "deletes a person from the database, while no server runs"},
     {"health", health, "checks that the server with these settings runs and can store"},
     {"import", import, "adds matches from files to the database"},
     {"migrate", migrate, "brings a database up to date for a new release"},
     {"move-store", move_store, "moves a club to PostgreSQL, or back"},
     {"rehearse", rehearse, "checks that this release can continue the running matches"},
     {"restore", restore, "replaces the database with a copy"},
     {"vacuum", vacuum, "gives the space of deleted rows back to the disk"}}};

}  // namespace

Command command_named(std::string_view name) {
    const auto* const found = std::ranges::find(all_commands, name, &NamedCommand::name);
    return found == all_commands.end() ? nullptr : found->run;
}

std::string list_of_commands() {
    constexpr std::size_t column = 14;
    std::string list = "Commands, each with its own --help; without a command, reami-server serves:\n";
    for (const NamedCommand& command : all_commands) {
        std::string line = "  " + std::string(command.name);
        line.resize(column, ' ');
        list += line + std::string(command.what) + '\n';
    }
    return list + '\n';
}

std::string no_such_command(std::string_view word) {
    const auto* const meant = std::ranges::find_if(
        all_commands, [&](const NamedCommand& command) { return is_misspelt(word, command.name); });
    const std::string guess =
        meant == all_commands.end() ? "" : " Did you mean `" + std::string(meant->name) + "`?";
    return "there is no command `" + std::string(word) + "`." + guess + " `reami-server --help` lists them.";
}

}  // namespace reami::commands
