#include "server/room/people/look_alike.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace reami::room {
namespace {

using Pair = std::pair<const char*, const char*>;

TEST(LookAlike, LettersOfOtherScriptsThatLookTheSame) {        // UTS #39, confusables.txt
    for (const auto& [one, other] : {Pair{"Ada", "\u0410da"},  // Cyrillic A
                                     Pair{"Bob", "B\u043eb"},  // Cyrillic o
                                     Pair{"Bob", "\u0392ob"},  // Greek Beta
                                     Pair{"Pal", "PaI"}, Pair{"Pal", "Pa1"}, Pair{"Mario", "Mari0"},
                                     Pair{"Ada", "\U0001d400\U0001d41d\U0001d41a"},  // bold
                                     Pair{"Dan", "\uff24\uff41\uff4e"}})             // wide
        EXPECT_TRUE(look_alike(one, other)) << one << ' ' << other;
}

TEST(LookAlike, SmallLettersAndCapitals) {
    for (const auto& [one, other] :
         {Pair{"Ada", "ada"}, Pair{"ADA", "ada"}, Pair{"Ivo", "IVO"}, Pair{"Ivo", "ivo"},
          Pair{"MARIO", "mario"}, Pair{"Weiß", "WEISS"}, Pair{"ΝΙΚΟΣ", "Νικος"},
          Pair{"bob", "\u0392OB"},  // a Greek capital Beta looks like B, not like b
          Pair{"ada", "\u0410DA"}})
        EXPECT_TRUE(look_alike(one, other)) << one << ' ' << other;
}

TEST(LookAlike, BlanksAndWhatIsNotSeenMakeNoDifference) {
    for (const auto& [one, other] :
         {Pair{"Ada B", "Ada  B"}, Pair{"Ada B", "Ada\u00a0B"}, Pair{"Ada B", "Ada\u2003\u2800B"},
          Pair{"❤", "❤\ufe0f"}, Pair{"👨👩", "👨\u200d👩"}})
        EXPECT_TRUE(look_alike(one, other)) << one << ' ' << other;
}

TEST(LookAlike, DifferentNamesDoNot) {
    for (const auto& [one, other] :
         {Pair{"Ada", "Ida"}, Pair{"Zoe", "Zoë"}, Pair{"Ada", "Ada B"}, Pair{"P1", "P2"},
          Pair{"Anna", "Hanna"}, Pair{"Gail", "Gall"}, Pair{"李明", "李朋"}, Pair{"🐉", "🐲"}})
        EXPECT_FALSE(look_alike(one, other)) << one << ' ' << other;
}

TEST(LooksLikeABot, HoweverAClientShowsOne) {
    for (const char* name :
         {"bot 2 (greedy)", "bot 2", "Bot2", "2bot", "BOT", "Normal bot 2", "Easy bot 1", "Bot normale 2",
          "Bot facile 3", "Ada's bot", "Bot di Ada", "b\u043et 2 (greedy)", "\u0412\u041e\u0422 2", "b0t 2",
          "bot-2", "[bot]", "\uff42\uff4f\uff54 2"})
        EXPECT_TRUE(looks_like_a_bot(name)) << name;
}

TEST(LooksLikeABot, NoOtherWordsThatHaveTheLettersInThem) {
    for (const char* name : {"Abbott", "Botticelli", "Robot", "Bottega 2", "Bob", "Ada", "Bo Tanner"})
        EXPECT_FALSE(looks_like_a_bot(name)) << name;
}

}  // namespace
}  // namespace reami::room
