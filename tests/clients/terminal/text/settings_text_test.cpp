#include "clients/terminal/text/settings_text.hpp"

#include <gtest/gtest.h>

namespace reami::terminal {
namespace {

using protocol::Language;
using protocol::TimeControl;

std::string told(const TimeControl& time, Language language = Language::en) {
    return settings_text("kingdomino", "{}", protocol::canonical(time).value(), Words(language));
}

TEST(SettingsText, AClockShowsSecondsMinutesHoursOrDays) {
    const Words english(Language::en);
    EXPECT_EQ(clock_text(245'000, english), "4:05");
    EXPECT_EQ(clock_text(244'001, english), "4:05") << "rounded up";
    EXPECT_EQ(clock_text(1, english), "0:01");
    EXPECT_EQ(clock_text(0, english), "0:00");
    EXPECT_EQ(clock_text(-999, english), "0:00");
    EXPECT_EQ(clock_text(-12'000, english), "−0:12");
    EXPECT_EQ(clock_text(3'599'000, english), "59:59");
    EXPECT_EQ(clock_text(5'400'000, english), "1 h 30 min");
    EXPECT_EQ(clock_text(190'800'000, english), "2 d 5 h");
    EXPECT_EQ(clock_text(190'800'000, Words(Language::it)), "2 g 5 h");
}

TEST(SettingsText, TheDefaultTimeControlIsNotNamed) { EXPECT_EQ(told({}), "no options"); }

TEST(SettingsText, EachPresetHasItsName) {
    EXPECT_EQ(told(*time_preset("whenever")), "no options, no clock (over days)");
    EXPECT_EQ(
        told(*time_preset("live")),
        "no options, clocks live (10:00 + 0:15 per turn, at most 10:00; when a player's time runs out, the "
        "others wait)");
    EXPECT_EQ(
        told(*time_preset("quick")),
        "no options, clocks quick (4:00 + 0:08 per turn, at most 4:00; when a player's time runs out, the "
        "others wait)");
    EXPECT_EQ(told(*time_preset("days"), Language::it),
              "nessuna opzione, orologi a giorni (7 g 0 h + 1 g 12 h per turno, al massimo 10 g 0 h; quando "
              "il tempo "
              "di un giocatore finisce, gli altri aspettano)");
    EXPECT_FALSE(time_preset("blitz"));
}

TEST(SettingsText, OtherNumbersHaveNoNameOfAPreset) {
    TimeControl time = *time_preset("live");
    time.bank = time.cap = 60;
    EXPECT_EQ(told(time),
              "no options, clocks with other numbers (1:00 + 0:15 per turn, at most 1:00; when a player's "
              "time runs out, "
              "the others wait)");
}

}  // namespace
}  // namespace reami::terminal
