#include "clients/terminal/plain/commands.hpp"

#include <gtest/gtest.h>

namespace reami::terminal {
namespace {

template <class Wanted>
Wanted parsed(std::string_view line) {
    const Command command = parse_command(line);
    EXPECT_TRUE(std::holds_alternative<Wanted>(command)) << line;
    return std::holds_alternative<Wanted>(command) ? std::get<Wanted>(command) : Wanted{};
}

TEST(Commands, NewRoomHasOptionsSeatsAndBots) {
    const auto wanted = parsed<command::New>("new kingdomino seats=2 dynasty=true bots=2:greedy listed");
    EXPECT_EQ(wanted.game, "kingdomino");
    EXPECT_EQ(wanted.settings.options, R"({"dynasty":true})");
    EXPECT_EQ(wanted.settings.seats, 2);
    EXPECT_EQ(wanted.settings.bots, (std::map<Seat, std::string>{{Seat::from_number(2), "greedy"}}));
    EXPECT_EQ(wanted.settings.listed, true);
}

TEST(Commands, AnOptionAloneIsTurnedOn) {
    EXPECT_EQ(parsed<command::New>("new kingdomino harmony").settings.options, R"({"harmony":true})");
}

TEST(Commands, AnOptionMayBeAWord) {
    EXPECT_EQ(parsed<command::Set>("set three_player_row=four").settings.options,
              R"({"three_player_row":"four"})");
}

TEST(Commands, ATimeControlIsAPresetAndWhatHappensAtZero) {
    using protocol::AtZero;
    using protocol::ClockKind;
    const auto time = [](const char* line) { return parsed<command::New>(line).settings.time.value(); };
    EXPECT_EQ(time("new toncc time=evening"), protocol::TimeControl{});
    EXPECT_EQ(time("new toncc time=whenever").pace, protocol::UntimedPace::whenever);
    EXPECT_EQ(time("new toncc time=live").kind, ClockKind::live);
    EXPECT_EQ(time("new toncc time=live").at_zero, std::nullopt) << "the server takes its default";
    EXPECT_EQ(time("new toncc time=Quick:Play").bank, 240);
    EXPECT_EQ(time("new toncc time=Quick:Play").at_zero, AtZero::play);
    EXPECT_EQ(time("new toncc time=days:bot").kind, ClockKind::days);
    EXPECT_EQ(time("new toncc time=days:bot").at_zero, AtZero::bot);
    for (const char* line : {"new toncc time", "new toncc time=600", "new toncc time=live:",
                             "new toncc time=live:lose", "new toncc time=evening:play"})
        EXPECT_EQ(parsed<command::Misread>(line).name, "new") << line;
}

TEST(Commands, SeveralBotsAreSeparatedByCommas) {
    EXPECT_EQ(parsed<command::New>("new kingdomino bots=2:greedy,3:random").settings.bots.size(), 2U);
}

TEST(Commands, SitTakesASeatAndANameOrOneOfThemOrNone) {
    EXPECT_EQ(parsed<command::Sit>("sit 1 Ada Lovelace").seat, Seat::from_number(1));
    EXPECT_EQ(parsed<command::Sit>("sit 1 Ada Lovelace").name, "Ada Lovelace");
    EXPECT_EQ(parsed<command::Sit>("sit Ada").seat, std::nullopt);
    EXPECT_EQ(parsed<command::Sit>("sit Ada").name, "Ada");
    EXPECT_EQ(parsed<command::Sit>("sit").name, "");
}

using Texts = std::vector<std::string>;

TEST(Commands, SeveralMovesOnALineAreOneTurn) {
    EXPECT_EQ(parsed<command::Play>("g8g9 =17").notations, (Texts{"g8g9", "=17"}));
    EXPECT_EQ(parsed<command::Play>(" d4e4   @d4 ").notations, (Texts{"d4e4", "@d4"}));
    EXPECT_EQ(parsed<command::Play>("play g8g9 =17").notations, (Texts{"g8g9", "=17"}));
    EXPECT_FALSE(parsed<command::Misread>("g8g9 and then").is_known);
}

TEST(Commands, APreviewNamesItsMoves) {
    EXPECT_EQ(parsed<command::Preview>("preview g8g9 =17").notations, (Texts{"g8g9", "=17"}));
    EXPECT_EQ(parsed<command::Preview>("preview").notations, Texts());
    EXPECT_EQ(parsed<command::Plan>("plan g8g9 =39 / g8g9 =44").lists,
              (std::vector<Texts>{{"g8g9", "=39"}, {"g8g9", "=44"}}));
    EXPECT_TRUE(parsed<command::Plan>("plan off").lists.empty());
    for (const char* wrong : {"plan", "plan g8g9 /", "plan / g8g9"})
        EXPECT_TRUE(parsed<command::Misread>(wrong).is_known) << wrong;
}

TEST(Commands, AMoveMayStandAlone) {
    EXPECT_EQ(parsed<command::Play>("g8g9").notations, Texts{"g8g9"});
    EXPECT_EQ(parsed<command::Play>("  =17 ").notations, Texts{"=17"});
    EXPECT_EQ(parsed<command::Play>("+3").notations, Texts{"+3"});
    EXPECT_EQ(parsed<command::Play>("-").notations, Texts{"-"});
    EXPECT_EQ(parsed<command::Play>("play ready").notations, Texts{"ready"});
}

TEST(Commands, ChatKeepsWhatIsSaid) {
    EXPECT_EQ(parsed<command::Chat>("chat  hello,  you 2").text, "hello,  you 2");
}

TEST(Commands, MayBeTypedInCapitalsOrInItalian) {
    parsed<command::Help>("Help");
    parsed<command::Help>("aiuto");
    parsed<command::Moves>("MOSSE");
    EXPECT_EQ(parsed<command::Chat>("scrivi Ciao").text, "Ciao");
    EXPECT_EQ(parsed<command::Misread>("aspetta sempre").name, "wait");
    const auto opened = parsed<command::New>("NEW Kingdomino Dynasty bots=2:Greedy");
    EXPECT_EQ(opened.game, "kingdomino");
    EXPECT_EQ(opened.settings.options, R"({"dynasty":true})");
    EXPECT_EQ(opened.settings.bots.at(Seat::from_number(2)), "greedy");
}

TEST(Commands, RulesAreOfTheRoomsGameOrOfANamedOne) {
    EXPECT_EQ(parsed<command::Rules>("rules").game, "");
    EXPECT_EQ(parsed<command::Rules>("regole R4.2").part, "R4.2");
    EXPECT_EQ(parsed<command::Rules>("rules 4").game, "");
    EXPECT_EQ(parsed<command::Rules>("rules Domaine").game, "domaine");
    EXPECT_EQ(parsed<command::Rules>("rules domaine 4.6").part, "4.6");
}

TEST(Commands, HelpTellsOfOneCommandByAnyOfItsNames) {
    EXPECT_EQ(parsed<command::Help>("help").command, "");
    EXPECT_EQ(parsed<command::Help>("?").command, "");
    EXPECT_EQ(parsed<command::Help>("help Moves").command, "moves");
    EXPECT_EQ(parsed<command::Help>("aiuto mosse").command, "moves");
    EXPECT_TRUE(parsed<command::Misread>("help g8g9").is_known);
}

TEST(Commands, MineStandsAlone) {
    parsed<command::Mine>("mine");
    parsed<command::Mine>("mie");
    EXPECT_TRUE(parsed<command::Misread>("mine 5").is_known);
}

TEST(Commands, HostNamesASeatOrAnswers) {
    EXPECT_EQ(parsed<command::Host>("host 2").seat, Seat::from_number(2));
    EXPECT_EQ(parsed<command::Host>("ospita 3").seat, Seat::from_number(3));
    EXPECT_EQ(parsed<command::Host>("host accept").seat, std::nullopt);
    EXPECT_TRUE(parsed<command::Host>("host accept").accepts);
    EXPECT_EQ(parsed<command::Host>("host no").seat, std::nullopt);
    EXPECT_FALSE(parsed<command::Host>("host no").accepts);
}

TEST(Commands, OffersAreMadeAndAnswered) {
    EXPECT_EQ(parsed<command::Offer>("offer").what, std::nullopt);
    EXPECT_EQ(parsed<command::Offer>("offer result").what, protocol::OfferKind::result);
    EXPECT_EQ(parsed<command::Offer>("offri pause 90").minutes, 90);
    parsed<command::Accept>("accetta");
    parsed<command::Decline>("decline");
    EXPECT_EQ(parsed<command::Play>("e4 end").notations, (Texts{"e4", "end"})) << "moves of Domaine";
}

TEST(Commands, OlderStandsAlone) {
    parsed<command::Older>("older");
    EXPECT_TRUE(parsed<command::Misread>("older 5").is_known);
}

TEST(Commands, ReadyCanBeTakenBack) {
    EXPECT_TRUE(parsed<command::Ready>("ready").ready);
    EXPECT_FALSE(parsed<command::Ready>("ready no").ready);
}

TEST(Commands, WaitNamesWhatToWaitFor) {
    EXPECT_EQ(parsed<command::Wait>("wait turn").until, Until::turn);
    EXPECT_EQ(parsed<command::Wait>("wait ended").until, Until::ended);
    EXPECT_TRUE(parsed<command::Misread>("wait forever").is_known);
}

TEST(Commands, AutoIsOnUnlessTurnedOff) {
    EXPECT_EQ(parsed<command::Auto>("auto").how, AutoPlay::random);
    EXPECT_EQ(parsed<command::Auto>("auto on").how, AutoPlay::random);
    EXPECT_EQ(parsed<command::Auto>("auto first").how, AutoPlay::first);
    EXPECT_EQ(parsed<command::Auto>("auto off").how, AutoPlay::off);
}

TEST(Commands, AWrongUseNamesTheCommand) {
    for (const char* line : {"new",
                             "new seats=2",
                             "new kingdomino seats=two",
                             "new kingdomino bots=2",
                             "new kingdomino bots=:greedy",
                             "join",
                             "host",
                             "host 9",
                             "host Bob",
                             "offer match",
                             "kick",
                             "kick 5",
                             "kick 0",
                             "bot 2",
                             "chat",
                             "set",
                             "set bots=2:greedy",
                             "board 7",
                             "rooms now",
                             "start 2",
                             "ready perhaps"}) {
        const auto misread = parsed<command::Misread>(line);
        EXPECT_TRUE(misread.is_known) << line;
        EXPECT_EQ(misread.name, std::string_view(line).substr(0, std::string_view(line).find(' ')));
    }
}

TEST(Commands, AnUnknownOneSaysWhatWasMeantPerhaps) {
    EXPECT_EQ(parsed<command::Misread>("rematsch").name, "rematch");
    EXPECT_EQ(parsed<command::Misread>("jion KETMKARD").name, "join");
    EXPECT_EQ(parsed<command::Misread>("abracadabra").name, "");
    EXPECT_EQ(parsed<command::Misread>("foo").name, "") << "one letter of three is right";
    EXPECT_FALSE(parsed<command::Misread>("rematsch").is_known);
}

}  // namespace
}  // namespace reami::terminal
