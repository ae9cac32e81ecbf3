// Run by the build: makes the database that the server carries. empty_database SCHEMA VERSION DATABASE
#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <stdexcept>
#include <string>

#include "server/store/file/empty_database.hpp"
#include "server/store/file/recognize.hpp"

namespace reami::store {
namespace {

std::string read(const char* path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error(std::string(path) + " can't be read");
    return {std::istreambuf_iterator<char>(file), {}};
}

void make(const std::string& schema, const std::string& version, const char* path) {
    std::filesystem::remove(path);
    SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(schema);
    SQLite::Statement mark_key(database, "UPDATE hash_key SET key = ?");
    mark_key.bind(1, key_mark.data(), static_cast<int>(key_mark.size()));
    mark_key.exec();
    database.exec("PRAGMA user_version = " + version);
    database.exec("PRAGMA application_id = " + std::to_string(our_application));
    database.exec("PRAGMA journal_mode = WAL");
}

}  // namespace
}  // namespace reami::store

int main(int count, char** words) try {
    const std::span arguments(words, static_cast<std::size_t>(count));
    if (arguments.size() != 4) throw std::invalid_argument("empty_database SCHEMA VERSION DATABASE");
    reami::store::make(reami::store::read(arguments[1]), arguments[2], arguments[3]);
} catch (const std::exception& e) {
    std::fputs((std::string(e.what()) + "\n").c_str(), stderr);
    return 1;
}
