// The log as JSON: each line is an object, whatever the message has in it.
#include "server/runtime/log_format.hpp"

#include <gtest/gtest.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>

namespace reami {
namespace {

TEST(LogFormat, EveryLineIsAnObjectOfJson) {
    const auto before = spdlog::default_logger();
    std::ostringstream out;
    spdlog::set_default_logger(
        std::make_shared<spdlog::logger>("captured", std::make_shared<spdlog::sinks::ostream_sink_mt>(out)));
    set_log_format("json");
    spdlog::warn("a \"quoted\" name\nof two lines, \\ and \xff");
    spdlog::set_default_logger(before);
    spdlog::set_pattern("%+");
    const auto line = nlohmann::json::parse(out.str());
    EXPECT_EQ(line.at("level"), "warning");
    EXPECT_EQ(line.at("message"), "a \"quoted\" name\nof two lines, \\ and \xef\xbf\xbd");
    EXPECT_EQ(line.at("time").get<std::string>().substr(4, 1), "-");
    EXPECT_EQ(out.str().back(), '\n');
    EXPECT_EQ(out.str().find('\n'), out.str().size() - 1) << "one line";
}

}  // namespace
}  // namespace reami
