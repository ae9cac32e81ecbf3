// PostgreSQL for tests, from Debian's package: a cluster of this program's own, in a folder of its own,
// reached by a Unix socket alone. It starts when it is first asked for, and ends with the program.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>

namespace reami::testing {

class PostgresServer {
public:
    /// Whether Debian's postgresql-15 is installed; without it there is no `shared`.
    static bool is_installed();
    static PostgresServer& shared();

    PostgresServer();
    ~PostgresServer();
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    /// The address of a new, empty schema.
    std::string fresh_store();
    /// The same without any schema of a test: for who asks about the server.
    std::string url() const;

private:
    std::filesystem::path folder_;
    pid_t pid_ = 0;
    int schemas_ = 0;
};

/// All rows, columns separated by ` | `, rows by a line break; null as `-`. Throws std::runtime_error.
std::string ask_postgres(const std::string& url, const std::string& sql);

}  // namespace reami::testing
