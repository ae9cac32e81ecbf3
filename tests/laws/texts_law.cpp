// Every code, rule, option, event and bot has its words in both languages, with the same placeholders.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "protocol/json/described.hpp"
#include "protocol/messages/codes.hpp"
#include "protocol/text/texts.hpp"
#include "tests/laws/law.hpp"
#include "tests/source_path.hpp"

namespace reami::laws {
namespace {

using protocol::Language;

/// The real games; the toy game has no words.
template <class G>
class Words : public Law<G> {};
using PlayedGames = boost::mp11::mp_rename<Games, testing::Types>;
TYPED_TEST_SUITE(Words, PlayedGames);

bool has_words(const std::string& key) {
    return std::ranges::all_of(std::array{Language::en, Language::it},
                               [&](Language language) { return protocol::text(language, key) != key; });
}

/// The placeholders of a text, such as `{seat}`.
std::set<std::string> places(const std::string& text) {
    static const std::regex place("\\{([a-z_]+)\\}");
    std::set<std::string> names;
    for (std::sregex_iterator it(text.begin(), text.end(), place), end; it != end; ++it)
        names.insert((*it)[1]);
    return names;
}

TEST(Texts, BothLanguagesHaveTheSameKeysAndPlaces) {
    EXPECT_EQ(protocol::text_keys(Language::en), protocol::text_keys(Language::it));
    for (const std::string_view key : protocol::text_keys(Language::en))
        EXPECT_EQ(places(protocol::text(Language::en, key)), places(protocol::text(Language::it, key)))
            << key;
}

TEST(Texts, WhatHasAFormForOneHasAFormForOthers) {
    const auto ends = [](std::string_view key, std::string_view form) { return key.ends_with(form); };
    const auto keys = protocol::text_keys(Language::en);
    EXPECT_GT(std::ranges::count_if(keys, [&](auto key) { return ends(key, ".one"); }), 0);
    for (const std::string_view key : keys)
        if (ends(key, ".one") || ends(key, ".other")) {
            const std::string stem(key.substr(0, key.rfind('.')));
            for (const std::int64_t count : {1, 2})
                EXPECT_TRUE(has_words(protocol::counted_key(stem, count))) << stem;
        }
}

TEST(Texts, EveryCodeHasWords) {
    std::ifstream file(source_path("protocol/messages/codes.hpp"));
    const std::string source{std::istreambuf_iterator<char>(file), {}};
    const std::regex code("\"([a-z]+\\.[a-z_]+)\"");
    int codes = 0;
    for (std::sregex_iterator it(source.begin(), source.end(), code), end; it != end; ++it, ++codes)
        EXPECT_TRUE(has_words((*it)[1])) << (*it)[1];
    EXPECT_GT(codes, 30);
    const std::regex close("= ([14][0-9]{3}),");
    for (std::sregex_iterator it(source.begin(), source.end(), close), end; it != end; ++it)
        EXPECT_TRUE(has_words("close." + (*it)[1].str())) << (*it)[1];
}

TYPED_TEST(Words, EveryRuleAndOptionHasWords) {
    const protocol::GameInfo& game = this->game();
    EXPECT_TRUE(has_words("game." + game.name));
    for (const std::string& bot : game.bots) EXPECT_TRUE(has_words("bot.name." + bot)) << bot;
    for (const std::string& rule : game.rule_names)
        EXPECT_TRUE(has_words("rule." + game.name + '.' + rule)) << rule;
    for (const protocol::OptionKind& option : game.options) {
        const std::string key = "option." + game.name + '.' + option.name;
        EXPECT_TRUE(has_words(key)) << key;
        EXPECT_TRUE(has_words(key + ".help")) << key;
        if (option.type != "choice") continue;
        for (const std::string& value : option.values)
            EXPECT_TRUE(has_words(key + '.' + value.substr(1, value.size() - 2))) << value;
    }
}

TYPED_TEST(Words, EveryFaultOfOptionsHasWords) {
    for (const Variant& one : combinations(this->game())) {
        const auto options = this->game().canonical_options(one.options, one.seats);
        if (!options) {
            EXPECT_TRUE(has_words(options.error().code)) << options.error().code;
        }
    }
}

TYPED_TEST(Words, EveryEventHasWordsWithPlacesThatItFills) {
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, typename TypeParam::Event>>(
        [&](auto type) {
            using Event = typename decltype(type)::type;
            const std::string key = "event." + this->game().name + '.' + std::string(Event::tag);
            EXPECT_TRUE(has_words(key)) << key;
            std::set<std::string> members;
            boost::mp11::mp_for_each<json::Members<Event>>(
                [&](auto member) { members.insert(std::string(json::member_name<decltype(member)>)); });
            for (const std::string& place : places(protocol::text(Language::en, key)))
                EXPECT_TRUE(members.contains(place)) << key << " has no " << place;
        });
}

/// The text of each event of a whole match has no key or placeholder left in it.
TYPED_TEST(Words, EveryHistoryIsToldInFull) {
    EXPECT_TRUE(rc::check("histories are in words", [&] {
        some_moves(*any_match(this->game()), [&](const protocol::PlayedMoves& moves) {
            for (const Language language : {Language::en, Language::it})
                for (const std::string& told :
                     this->game().history(moves.events(Viewer::everybody()), {language, {}})) {
                    RC_ASSERT(told.find('{') == std::string::npos);
                    RC_ASSERT(told.find("event.") == std::string::npos);
                    RC_ASSERT(told.find("word.") == std::string::npos);
                }
        });
    }));
}

TYPED_TEST(Words, EveryTieBreakHasWords) {
    using G = TypeParam;
    Random random(Seed{1});
    auto nobody = Events<typename G::Event>::ignored();
    const typename G::Options options;
    G match = G::start(options, G::fewest_seats, G::SetUp::deal(options, G::fewest_seats, random), nobody);
    while (!match.to_act().empty()) {
        const Seat seat = *match.to_act().begin();
        match.play(seat, match.legal_moves(seat)[0], nobody);
    }
    for (const std::string_view criterion : match.result()->criteria().subspan(1))
        EXPECT_TRUE(has_words("tie_break." + std::string(G::name) + '.' + std::string(criterion)))
            << criterion;
}

}  // namespace
}  // namespace reami::laws
