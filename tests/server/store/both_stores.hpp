// Tests of the guarantees of every store: they run with SQLite and with PostgreSQL. Without PostgreSQL's
// package, GoogleTest counts the latter as skipped.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "server/store/file/migrate.hpp"
#include "server/store/location.hpp"
#include "server/store/postgresql/pg_migrate.hpp"
#include "server/store/postgresql/pg_write_connection.hpp"
#include "server/store/sqlite/sqlite_write_connection.hpp"
#include "tests/server/postgres_server.hpp"
#include "tests/server/store/scratch_folder.hpp"

namespace reami::store::testing {

enum class StoreKind : std::uint8_t {
    sqlite,
    postgresql
};

/// A migrated store for one test.
class ScratchStore {
public:
    explicit ScratchStore(StoreKind kind) {
        if (kind == StoreKind::postgresql)
            location_ = PgAddress{reami::testing::PostgresServer::shared().fresh_store()};
        else
            location_ = folder_.emplace().database();
        const auto made = is_file() ? migrate(file()) : prepare(address());
        EXPECT_EQ(made.error(), "");
    }

    /// Uses an existing file.
    explicit ScratchStore(const std::filesystem::path& file) : location_(file) {}

    const Location& location() const { return location_; }
    bool is_file() const { return !std::holds_alternative<PgAddress>(location_); }
    const std::filesystem::path& file() const { return std::get<std::filesystem::path>(location_); }
    const PgAddress& address() const { return std::get<PgAddress>(location_); }

    /// The same as Scratch::ask.
    std::string ask(const std::string& sql) const {
        return is_file() ? Scratch::ask(file(), sql) : reami::testing::ask_postgres(address().url, sql);
    }
    /// The number of the last commit.
    int batches() const {
        return std::stoi(ask(is_file() ? "SELECT batch FROM journal" : "SELECT batch FROM writers"));
    }
    /// A new connection takes the store away from the previous ones.
    std::unique_ptr<WriteConnection> connect() const {
        if (is_file()) return std::make_unique<SqliteWriteConnection>(file());
        return std::make_unique<PgWriteConnection>(address(), Sharing::alone);
    }

private:
    std::optional<Scratch> folder_;
    Location location_;
};

class BothStores : public ::testing::TestWithParam<StoreKind> {
protected:
    void SetUp() override {
        if (GetParam() == StoreKind::postgresql && !reami::testing::PostgresServer::is_installed())
            GTEST_SKIP() << "postgresql-15 is not installed";
        scratch_ = std::make_unique<ScratchStore>(GetParam());
        open();
    }
    /// Opens the objects that a test needs.
    virtual void open() {}

    ScratchStore& scratch() { return *scratch_; }
    const ScratchStore& scratch() const { return *scratch_; }
    const Location& location() const { return scratch_->location(); }

private:
    std::unique_ptr<ScratchStore> scratch_;
};

inline auto both() { return ::testing::Values(StoreKind::sqlite, StoreKind::postgresql); }
inline std::string name_of(const ::testing::TestParamInfo<StoreKind>& kind) {
    return kind.param == StoreKind::sqlite ? "SQLite" : "PostgreSQL";
}

}  // namespace reami::store::testing
