// A folder for one test, deleted at the end of the test.
#pragma once

#include <filesystem>
#include <random>
#include <string>

namespace reami::testing {

class OwnFolder {
public:
    OwnFolder()
        : path_(std::filesystem::temp_directory_path() /
                ("reami-test-" + std::to_string(std::random_device()()))) {
        std::filesystem::create_directories(path_);
    }
    ~OwnFolder() { std::filesystem::remove_all(path_); }
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

}  // namespace reami::testing
