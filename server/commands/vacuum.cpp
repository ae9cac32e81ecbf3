// `reami-server vacuum`: gives the space of deleted rows back to the disk.
#include "server/store/file/vacuum.hpp"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>

#include "server/commands/all_commands.hpp"
#include "server/commands/database_command.hpp"

namespace reami::commands {

int vacuum(int count, const char* const* arguments) {
    CLI::App app(
        "Rewrites the database without the space of deleted rows, and gives this space back to the disk. No "
        "server may use the database, and the disk needs space for a second copy meanwhile.",
        "reami-server vacuum");
    return read_database(
        app, {count, arguments},
        [&](const std::filesystem::path& database) {
            const auto sizes = store::vacuum(database);
            if (!sizes) return refused(app, sizes.error());
            std::cout << database.string() << " had " << sizes->before << " bytes, and has " << sizes->after
                      << '\n';
            return 0;
        },
        "PostgreSQL frees this space by itself (autovacuum)");
}

}  // namespace reami::commands
