// The log as JSON: each line is one object, whatever the message contains.
#include "server/runtime/log_format.hpp"

#include <gtest/gtest.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>

#include "server/runtime/log_about.hpp"

namespace reami {
namespace {

/// The output of `say` in a log whose format `set` chooses.
std::string written(const std::function<void()>& set, const std::function<void()>& say) {
    const auto before = spdlog::default_logger();
    std::ostringstream out;
    spdlog::set_default_logger(
        std::make_shared<spdlog::logger>("captured", std::make_shared<spdlog::sinks::ostream_sink_mt>(out)));
    set();
    say();
    spdlog::set_default_logger(before);
    spdlog::set_pattern("%+");
    return out.str();
}

std::string written(std::string_view format, const std::function<void()>& say) {
    return written([format] { set_log_format(format); }, say);
}

TEST(LogFormat, ForTheJournalALineHasItsPriorityAndNoTime) {
    const std::string out = written(set_log_format_of_journal, [] {
        spdlog::critical("a");
        spdlog::error("b");
        spdlog::warn("c");
        spdlog::info("d");
    });
    EXPECT_EQ(out, "<2>a\n<3>b\n<4>c\n<6>d\n");
}

TEST(LogFormat, TheJournalReadsWhatItsVariableNames) {
    EXPECT_TRUE(is_read_by_journal("8:12345", 8, 12345));
    EXPECT_FALSE(is_read_by_journal("8:12345", 9, 12345));
    EXPECT_FALSE(is_read_by_journal("8:12345", 8, 1234));
    EXPECT_FALSE(is_read_by_journal("", 8, 12345));
}

TEST(LogFormat, EveryLineIsAnObjectOfJson) {
    const std::string out =
        written("json", [] { spdlog::warn("a \"quoted\" name\nof two lines, \\ and \xff"); });
    const auto line = nlohmann::json::parse(out);
    EXPECT_EQ(line.at("level"), "warning");
    EXPECT_EQ(line.at("message"), "a \"quoted\" name\nof two lines, \\ and \xef\xbf\xbd");
    EXPECT_EQ(line.at("time").get<std::string>().substr(4, 1), "-");
    EXPECT_EQ(out.back(), '\n');
    EXPECT_EQ(out.find('\n'), out.size() - 1) << "one line";
    EXPECT_FALSE(line.contains("room")) << "the line belongs to no room";
}

TEST(LogFormat, TheNumbersOfRoomAndMatchAreMembersOfTheirOwn) {
    const auto match = nlohmann::json::parse(written("json", [] {
        log_about(spdlog::level::info, {12, 3}, "begins, with {} seats", 2);
    }));
    EXPECT_EQ(match.at("room"), 12);
    EXPECT_EQ(match.at("match"), 3);
    EXPECT_EQ(match.at("message"), "room 12, match 3: begins, with 2 seats");
    const auto room =
        nlohmann::json::parse(written("json", [] { log_about(spdlog::level::info, {12}, "closed"); }));
    EXPECT_EQ(room.at("room"), 12);
    EXPECT_FALSE(room.contains("match"));
}

TEST(LogFormat, AsTextALineBeginsWithThem) {
    const std::string out = written("text", [] {
        log_about(spdlog::level::info, {12, 3}, "begins, with {} seats", 2);
    });
    EXPECT_TRUE(out.ends_with("] room 12, match 3: begins, with 2 seats\n")) << out;
    EXPECT_EQ(out.find("\"room\""), std::string::npos) << out;
}

}  // namespace
}  // namespace reami
