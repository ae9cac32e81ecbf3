// A folder for one test, and SQL on the database in it.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <string>

namespace reami::store::testing {

class Scratch {
public:
    Scratch() { std::filesystem::create_directories(folder_); }
    ~Scratch() { std::filesystem::remove_all(folder_); }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    std::filesystem::path database() const { return folder_ / "reami.db"; }

    /// All rows, columns separated by ` | `, rows by a line break; null as `-`.
    std::string ask(const std::string& sql) const { return ask(database(), sql); }
    static std::string ask(const std::filesystem::path& file, const std::string& sql) {
        SQLite::Database database(file, SQLite::OPEN_READONLY, 1000);
        SQLite::Statement statement(database, sql);
        std::string answer;
        while (statement.executeStep()) {
            if (!answer.empty()) answer += '\n';
            for (int column = 0; column < statement.getColumnCount(); ++column) {
                if (column > 0) answer += " | ";
                answer += statement.isColumnNull(column) ? "-" : statement.getColumn(column).getString();
            }
        }
        return answer;
    }

    /// Changes the database past the server.
    void change(const std::string& sql) const {
        SQLite::Database(database(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 1000).exec(sql);
    }

private:
    static std::filesystem::path fresh() {
        static std::atomic<int> count = 0;
        return std::filesystem::temp_directory_path() /
               ("reami-" + std::to_string(::getpid()) + "-" + std::to_string(++count));
    }
    std::filesystem::path folder_ = fresh();
};

}  // namespace reami::store::testing
