// PostgreSQL for tests, from Debian's package: a cluster in a folder of this program, reached through a Unix
// socket, unless a test wants TCP. It starts at the first use, and ends with the program.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace reami::testing {

class PostgresServer {
public:
    /// Whether Debian's postgresql-15 is installed. Call `shared` only if it is.
    static bool is_installed();
    static PostgresServer& shared();

    struct Way {
        std::vector<std::string> settings = {};  ///< `name=value`
        /// Listens on a port of 127.0.0.1, too, and requires a password there; uses TLS if the files are
        /// named.
        bool over_tcp = false;
        std::filesystem::path certificate = {}, key = {};
    };

    PostgresServer() : PostgresServer(Way()) {}
    explicit PostgresServer(const Way& way);
    ~PostgresServer();
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    /// The address of a new, empty schema.
    std::string fresh_store();
    /// The address without a test's schema, for questions about the server itself.
    std::string url() const;
    const std::filesystem::path& folder() const { return folder_; }  ///< the folder of its socket
    std::uint16_t port() const { return port_; }                     ///< the TCP port

    /// A hot standby of this server, called `standby`, made by pg_basebackup.
    std::unique_ptr<PostgresServer> standby() const;
    /// Turns a standby into a primary.
    void promote() const;
    void kill();   ///< SIGKILL to all of its processes
    void start();  ///< starts it on the existing data; waits until it answers

private:
    struct Copied {};
    explicit PostgresServer(Copied copied);
    void take_files(const Way& way);

    std::filesystem::path folder_;
    std::vector<std::string> settings_;
    std::uint16_t port_ = 0;
    pid_t pid_ = 0;
    int schemas_ = 0;
};

/// All rows: columns separated by ` | `, rows by a line break, and null as `-`. Throws std::runtime_error.
std::string ask_postgres(const std::string& url, const std::string& sql);

}  // namespace reami::testing
