// `reami-server migrate`: changes the database to the schema of this release.
#include "server/store/file/migrate.hpp"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <variant>

#include "server/commands/all_commands.hpp"
#include "server/commands/database_command.hpp"
#include "server/store/postgresql/pg_migrate.hpp"

namespace reami::commands {

namespace {

int migrate_file(const CLI::App& command, const std::filesystem::path& database) {
    if (const auto done = store::migrate(database); !done) return refused(command, done.error());
    std::cout << database.string() << " has schema " << store::migrations().size() << '\n';
    return 0;
}

int migrate_database(const CLI::App& command, const store::PgAddress& address) {
    const auto change = store::migrate(address);
    if (!change) return refused(command, change.error());
    std::cout << "the database of --store has schema " << change->to;
    if (change->from == change->to)
        std::cout << " already";
    else if (change->from > 0)
        std::cout << "; it had " << change->from;
    std::cout << '\n';
    return 0;
}

}  // namespace

int migrate(int count, const char* const* arguments) {
    CLI::App app(
        "Brings the database up to date for this release, without serving. With --store, servers of the "
        "previous release may run meanwhile and afterwards, and a server itself migrates only an empty "
        "database. With reami.db, no server may run, and the command keeps a copy of the old file beside it. "
        "You can repeat this command at any time: it makes no change twice.",
        "reami-server migrate");
    return on_store(app, {count, arguments}, [&](const store::Location& store) {
        if (const auto* address = std::get_if<store::PgAddress>(&store))
            return migrate_database(app, *address);
        return migrate_file(app, std::get<std::filesystem::path>(store));
    });
}

}  // namespace reami::commands
