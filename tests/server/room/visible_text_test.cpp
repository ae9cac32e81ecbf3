#include "server/room/people/visible_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace reami::room {
namespace {

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int time = 0; time < times; ++time) all += text;
    return all;
}

TEST(VisibleText, IsTrimmedAndCountedInCharacters) {
    EXPECT_EQ(visible_text("  Ada ", 24), "Ada");
    EXPECT_EQ(visible_text("\t\nAda\u0085\u2028", 24), "Ada");
    EXPECT_EQ(visible_text("\u00a0\u2003Ada\u3000\u2800\u202f", 24), "Ada");
    EXPECT_EQ(visible_text("Zoë 🐉", 5), "Zoë 🐉");
    EXPECT_EQ(visible_text("Zoë 🐉!", 5), std::nullopt);
}

TEST(VisibleText, IsInNormalFormCAndSoIsItsLength) {
    EXPECT_EQ(visible_text("Zoe\u0308", 3), "Zo\u00eb");
    EXPECT_EQ(visible_text("\u212bke", 3), "\u00c5ke");            // the sign of ångström
    EXPECT_EQ(visible_text("\u0958", 2), "\u0915\u093c");          // NFC takes this letter apart
    EXPECT_EQ(visible_text("\u0958", 1), std::nullopt);            // so it counts as two characters
    EXPECT_EQ(visible_text("q\u0307\u0323", 3), "q\u0323\u0307");  // NFC orders the marks
    EXPECT_EQ(visible_text("\u1112\u1161\u11ab", 1), "\ud55c");    // NFC composes syllables of Hangul
}

TEST(VisibleText, WhatCanNotBeSeenIsRefused) {
    for (const char* text : {"",           "   ",        "a\tb",       "a\nb",       "a\x7f",     "\u200b",
                             "Ad\u200ba",  "\ufeff",     "a\u0085b",   "a\u2028b",   "a\u2029b",  "\u2060",
                             "\u00ad",     "a\u034fb",   "\u115f",     "\u1160",     "\u3164",    "\uffa0",
                             "\u180e",     "\u2062",     "\ufff9",     "\ufffc",     "\ue000",    "\uffff",
                             "\U0001d173", "\U0001d17a", "\U000e0041", "\U000e0100", "\U0010ffff"})
        EXPECT_EQ(visible_text(text, 24), std::nullopt) << text;
}

TEST(VisibleText, WhatTurnsTheDirectionOfWritingIsRefused) {
    for (const char* text :
         {"a\u061cb", "a\u200eb", "a\u200fb", "a\u202ab", "a\u202db", "a\u202eb", "a\u2066b", "a\u2069b"})
        EXPECT_EQ(visible_text(text, 24), std::nullopt) << text;
}

TEST(VisibleText, BlanksAloneAreNothing) {
    for (const char* text : {"\u00a0", "\u1680", "\u2003", "\u2009", "\u202f", "\u205f", "\u3000", "\u2800",
                             "\u2800 \u2800", "\U0001d159", "\U00013441"})
        EXPECT_EQ(visible_text(text, 24), std::nullopt) << text;
    EXPECT_EQ(visible_text("a\u00a0!", 24), "a\u00a0!");
    EXPECT_EQ(visible_text("\u28ff\u2800\u28ff", 24), "\u28ff\u2800\u28ff") << "a picture in Braille";
}

TEST(VisibleText, MarksNeedACharacterToStandOn) {
    for (const char* text :
         {"\u0301", "\u0301Ada", " \u0301", "\u20dd", "\u0903", "\ufe0f", "\u200d", "\u200c"})
        EXPECT_EQ(visible_text(text, 24), std::nullopt) << text;
}

TEST(VisibleText, NoMoreThanTwoAccentsStandInARow) {
    EXPECT_EQ(visible_text("Z\u0301\u0302", 24), "\u0179\u0302");
    EXPECT_EQ(visible_text("q\u0301\u0302", 24), "q\u0301\u0302");
    EXPECT_EQ(visible_text("q\u0301\u0302\u0303", 24), std::nullopt);
    EXPECT_EQ(visible_text("q\u0301\u0302q\u0301\u0302", 24), "q\u0301\u0302q\u0301\u0302");
    EXPECT_EQ(visible_text("A" + repeated("\u0301", 23), 24), std::nullopt);
    EXPECT_EQ(visible_text("Z" + repeated("\u0308", 200), 500), std::nullopt);
    EXPECT_EQ(visible_text("ก" + repeated("\u0e47", 4), 24), std::nullopt) << "Thai marks pile up as well";
    EXPECT_EQ(visible_text("क" + repeated("\u094d\u200d", 4), 24), std::nullopt) << "a joiner is no ground";
    EXPECT_EQ(visible_text("☺" + repeated("\u0301", 2) + "\ufe0f", 24), std::nullopt);
}

TEST(VisibleText, NamesAndWordsOfThePeoplesAreTaken) {
    const std::vector<const char*> texts = {"Nguyễn Thị Hường",
                                            "Đặng Văn Lữ",  // Vietnamese
                                            "अमिताभ",
                                            "लक्ष्मी",
                                            "ज़ैनब",
                                            "पढ़ें",
                                            "ज़िंदगी",  // Hindi: a dot, a vowel, a nasal sign
                                            "สมชาย",
                                            "ปู่เจี๊ยบ",
                                            "น้ำผึ้ง",  // Thai
                                            "မြို့",
                                            "ကြည်",
                                            "བསྒྲུབས",  // Burmese, Tibetan
                                            "মৌসুমী",
                                            "தமிழ்ச்செல்வி",  // Bengali, Tamil
                                            "שָׁלוֹם",
                                            "מֹשֶׁה",
                                            "مُحَمَّد",
                                            "ابوالفضل",  // Hebrew, Arabic
                                            "Ólafur Þór",
                                            "Jiří Dvořák",
                                            "Çağla İpek",
                                            "Ἀριστοτέλης",
                                            "Ναταλία",
                                            "Олексій",
                                            "李小龙",
                                            "さくら",
                                            "김민준",
                                            "O'Neill",
                                            "Jean-Luc",
                                            "!?",
                                            "42"};
    for (const char* text : texts) EXPECT_TRUE(visible_text(text, 24)) << text;
}

TEST(VisibleText, JoinersAndSelectorsAreTakenWhereTheyAreSeen) {
    for (const char* text :
         {"👨\u200d👩\u200d👧", "👩🏽\u200d🚀", "❤\ufe0f\u200d🔥", "❤\ufe0f", "1\ufe0f\u20e3", "☺\ufe0e",
          "می\u200cروم",    // Persian
          "ക\u0d4d\u200d",  // an older form of a letter of Malayalam
          "क\u094d\u200dष"})
        EXPECT_EQ(visible_text(text, 24), text);
    for (const char* text :
         {"A\u200dda", "A\u200cda", "👨\u200d", "👨\u200dA", "👨\u200c👩", "م\u200cA", "Ada\ufe0f"})
        EXPECT_EQ(visible_text(text, 24), std::nullopt) << text;
}

TEST(VisibleText, BrokenUtf8IsRefused) {
    for (const char* text : {"\xff", "\xc3", "a\x80", "\xe2\x82", "\xf0\x9f\x90", "\xc0\xaf", "\xe0\x80\xaf",
                             "\xed\xa0\x80", "\xf4\x90\x80\x80"})
        EXPECT_EQ(visible_text(text, 24), std::nullopt);
}

}  // namespace
}  // namespace reami::room
