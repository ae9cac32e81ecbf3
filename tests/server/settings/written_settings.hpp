// Reads settings for a test: from arguments, and from a file that the test writes.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "server/settings/settings.hpp"

namespace reami {

using std::chrono::milliseconds;
using Arguments = std::vector<std::string>;

inline Expected<Settings, Printed> read(const Arguments& arguments) {
    std::vector<const char*> line{"reami-server"};
    for (const std::string& argument : arguments) line.push_back(argument.c_str());
    return read_settings(static_cast<int>(line.size()), line.data());
}

/// The settings from these arguments, which must be valid.
inline Settings settings(const Arguments& arguments) { return *read(arguments); }

/// What the program prints for these arguments instead of starting the server.
inline Printed printed_for(const Arguments& arguments) { return read(arguments).error(); }

/// Expects that the program refuses these arguments with a message that has all these words.
inline void expect_refused(const Arguments& arguments, const Arguments& words) {
    const auto outcome = read(arguments);
    ASSERT_FALSE(outcome) << arguments.front() << ' ' << arguments.back() << " was accepted";
    const Printed printed = outcome.error();
    EXPECT_EQ(printed.exit_status, 2);
    for (const std::string& word : words)
        EXPECT_NE(printed.text.find(word), std::string::npos) << word << " is not in:\n" << printed.text;
}

/// A settings file that exists for the duration of a test.
class File {
public:
    explicit File(const std::string& content)
        : path_(std::filesystem::temp_directory_path() /
                ("reami-settings-" + std::to_string(getpid()) + ".toml")) {
        std::ofstream(path_) << content;
    }
    ~File() { std::filesystem::remove(path_); }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

}  // namespace reami
