// PostgreSQL for tests, from Debian's package: a cluster of this program's own, in a folder of its own,
// reached by a Unix socket, unless a test wants TCP. It starts when it is first asked for, and ends with the
// program.
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
    /// Whether Debian's postgresql-15 is installed; without it there is no `shared`.
    static bool is_installed();
    static PostgresServer& shared();

    struct Way {
        std::vector<std::string> settings = {};  ///< `name=value`
        /// At a port of 127.0.0.1 too, which wants a password there; TLS with these files, if they are named.
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
    /// The same without the schema of a test, to ask about the server itself.
    std::string url() const;
    const std::filesystem::path& folder() const { return folder_; }  ///< where its socket is
    std::uint16_t port() const { return port_; }                     ///< over TCP

    /// A standby of this one, called `standby`, made by pg_basebackup. It follows, and answers who reads.
    std::unique_ptr<PostgresServer> standby() const;
    /// A standby becomes a primary.
    void promote() const;
    void kill();   ///< SIGKILL to all of it
    void start();  ///< with what is there; waits until it answers

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

/// All rows, columns separated by ` | `, rows by a line break; null as `-`. Throws std::runtime_error.
std::string ask_postgres(const std::string& url, const std::string& sql);

}  // namespace reami::testing
