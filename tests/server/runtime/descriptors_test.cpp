// The number of connections that fit the limit of open files, and how the server raises that limit.
#include "server/runtime/descriptors.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <stdexcept>
#include <string>

#include "tests/server/log_capture.hpp"

namespace reami {
namespace {

/// Changes the soft limit of open files for one test.
class SoftLimit : public ::testing::Test {
protected:
    SoftLimit() { ::getrlimit(RLIMIT_NOFILE, &before_); }
    ~SoftLimit() override { ::setrlimit(RLIMIT_NOFILE, &before_); }

    void set(rlim_t files) {
        rlimit limit = before_;
        limit.rlim_cur = files;
        ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &limit), 0);
    }

    const testing::LogCapture log_;
    rlimit before_{};
};

using Descriptors = SoftLimit;

TEST_F(Descriptors, AreRaisedToTheHardLimit) {
    set(200);
    raise_descriptor_limit();
    rlimit now{};
    ::getrlimit(RLIMIT_NOFILE, &now);
    EXPECT_EQ(now.rlim_cur, before_.rlim_max);
    EXPECT_EQ(log_.text(),
              "[info] raised the limit of open files to " + std::to_string(now.rlim_cur) + "; it was 200\n");
    raise_descriptor_limit();
    EXPECT_EQ(log_.count("[info]"), 1) << "there is nothing left to raise";
}

TEST_F(Descriptors, BoundTheConnectionsAndLeaveSpares) {
    set(300);
    EXPECT_EQ(connections_that_fit(50, most_connections()), 50U);
    EXPECT_EQ(log_.text(), "");
    const std::size_t fit = connections_that_fit(10'000, most_connections());
    EXPECT_LE(fit, 300 - spare_descriptors - 3) << "three are the standard streams";
    EXPECT_GE(fit, 100U);
    EXPECT_EQ(
        log_.count("[warning] accepting at most " + std::to_string(fit) + " connections instead of 10000"), 1)
        << log_.text();
}

TEST_F(Descriptors, ThatAreTooFewAreAFaultThatSaysWhatToDo) {
    set(100);
    try {
        most_connections();
        FAIL() << "a connection fits";
    } catch (const std::runtime_error& fault) {
        const std::string said = fault.what();
        EXPECT_EQ(said.find("only 100 files may be open"), 0U) << said;
        EXPECT_NE(said.find("ulimit -n"), std::string::npos) << said;
    }
}

}  // namespace
}  // namespace reami
