// A new database is the same as one that came all the way from version 1.
#include <gtest/gtest.h>

#include <cctype>
#include <string>

#include "server/store/file/empty_database.hpp"
#include "server/store/file/migrate.hpp"
#include "tests/server/store/scratch_folder.hpp"

namespace reami::store {
namespace {

/// Without comments, and with spaces only where words need them: how a line is broken makes no schema.
std::string plain(const std::string& sql) {
    std::string text;
    bool in_comment = false, in_space = false;
    for (std::size_t i = 0; i < sql.size(); ++i) {
        if (sql.compare(i, 2, "--") == 0) in_comment = true;
        if (sql[i] == '\n') in_comment = false;
        if (in_comment || sql[i] == '"') continue;
        if (std::isspace(static_cast<unsigned char>(sql[i])) != 0) {
            in_space = true;
            continue;
        }
        const bool joins = std::string("(),").find(sql[i]) != std::string::npos ||
                           (!text.empty() && std::string("(),").find(text.back()) != std::string::npos);
        if (in_space && !joins && !text.empty() && text.back() != '\n') text += ' ';
        in_space = false;
        text += sql[i];
    }
    return text;
}

class NewestSchema : public ::testing::Test {
protected:
    NewestSchema() {
        EXPECT_EQ(migrate(fresh_.database()), std::nullopt);
        EXPECT_EQ(migrate(migrated_.database(), migrations()), std::nullopt);
    }
    void expect_same(const std::string& question) const {
        EXPECT_EQ(plain(fresh_.ask(question)), plain(migrated_.ask(question))) << question;
    }

    testing::Scratch fresh_, migrated_;
};

TEST_F(NewestSchema, HasEveryTableIndexAndViewOfTheMigrations) {
    expect_same("SELECT name FROM sqlite_schema ORDER BY name");
    const std::string tables = fresh_.ask("SELECT count(*) FROM sqlite_schema WHERE type = 'table'");
    EXPECT_GE(std::stoi(tables), 20);
}

TEST_F(NewestSchema, SaysTheSameOfEach) {
    expect_same("SELECT name || '\n' || sql || '\n' FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name");
}

TEST_F(NewestSchema, BeginsWithTheSameRows) {
    expect_same("SELECT * FROM journal");
    expect_same("SELECT only_row, length(key) FROM hash_key");
    expect_same("PRAGMA user_version");
    expect_same("PRAGMA application_id");
    expect_same("PRAGMA journal_mode");
}

TEST_F(NewestSchema, IsADatabaseWithoutFault) {
    EXPECT_EQ(fresh_.ask("PRAGMA integrity_check"), "ok");
    EXPECT_EQ(fresh_.ask("PRAGMA foreign_key_check"), "");
}

TEST_F(NewestSchema, EveryDatabaseHasAKeyOfItsOwn) {
    const testing::Scratch other;
    EXPECT_EQ(migrate(other.database()), std::nullopt);
    EXPECT_NE(other.ask("SELECT hex(key) FROM hash_key"), fresh_.ask("SELECT hex(key) FROM hash_key"));
    EXPECT_NE(other.ask("SELECT key FROM hash_key"), key_mark) << "the same in every copy of the server";
}

}  // namespace
}  // namespace reami::store
