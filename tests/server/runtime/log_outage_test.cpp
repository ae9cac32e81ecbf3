// While the database is away, the log gets one line per minute, however many parts of the server notice it.
#include "server/runtime/log_outage.hpp"

#include <gtest/gtest.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <memory>
#include <sstream>

namespace reami {
namespace {

TEST(LogOutage, SaysOneLineAMinuteWhoeverNotices) {
    const auto before = spdlog::default_logger();
    std::ostringstream out;
    spdlog::set_default_logger(
        std::make_shared<spdlog::logger>("captured", std::make_shared<spdlog::sinks::ostream_sink_mt>(out)));
    spdlog::set_pattern("%l %v");
    const auto begin =
        std::chrono::steady_clock::now() + std::chrono::hours(1);  // long after the lines of other tests
    log_outage("could not commit", "gone", begin);
    log_outage("could not commit", "gone", begin + std::chrono::seconds(1));
    log_outage("the lease can't be renewed", "gone", begin + std::chrono::seconds(59));
    log_outage("the lease can't be renewed", "still gone", begin + std::chrono::seconds(60));
    spdlog::set_default_logger(before);
    EXPECT_EQ(out.str(), "warning could not commit: gone\nwarning the lease can't be renewed: still gone\n");
}

}  // namespace
}  // namespace reami
