// Commands use the settings of the service, so operators need not name the service's folder in each command.
#include "server/commands/usual_settings.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

namespace reami::commands {
namespace {

namespace fs = std::filesystem;

class UsualSettings : public ::testing::Test {
protected:
    void SetUp() override {
        if (::geteuid() != 0) GTEST_SKIP() << "only root and the service's user have them";
        std::ofstream(file_) << "port = 1\n";
    }
    void TearDown() override {
        ::unsetenv("REAMI_CONFIG");
        fs::remove(file_);
    }
    /// The value of REAMI_CONFIG as the command sees it; empty if it is not set.
    std::string config_for(const std::vector<const char*>& command, const fs::path& file) const {
        ::unsetenv("REAMI_CONFIG");
        use_usual_settings(command, file);
        const char* const config = std::getenv("REAMI_CONFIG");
        return config == nullptr ? "" : config;
    }

    fs::path file_ = fs::temp_directory_path() / ("reami-usual-" + std::to_string(::getpid()) + ".toml");
};

TEST_F(UsualSettings, CountWhereNothingElseIsSaid) {
    EXPECT_EQ(config_for({"backup", "copy.db"}, file_), file_.string());
    EXPECT_EQ(config_for({"backup", "copy.db"}, "/no/such/file.toml"), "");
    for (const char* said : {"--data", "--data=/x", "--config", "--store", "--help"})
        EXPECT_EQ(config_for({"check", said}, file_), "") << said;
    EXPECT_EQ(config_for({"move-store", "a", "b"}, file_), "");
    ::setenv("REAMI_DATA", "/x", 1);
    EXPECT_EQ(config_for({"check"}, file_), "");
    ::unsetenv("REAMI_DATA");
}

}  // namespace
}  // namespace reami::commands
