#include "protocol/messages/codec.hpp"

#include <gtest/gtest.h>

#include "protocol/text/texts.hpp"

namespace reami::protocol {
namespace {

Unreadable refused(std::string_view text) {
    const auto read = read_from_client(text);
    const auto* unreadable = std::get_if<Unreadable>(&read);
    return unreadable != nullptr ? *unreadable : Unreadable{{"it was read"}, {}};
}

TEST(Codec, AMoveIsReadWithAllItsMembers) {
    const auto read =
        read_from_client(R"({"t":"move","id":"k3f9","match":2,"ask":17,"m":"e6e7","later":[1]})");
    const auto& move = std::get<from_client::Move>(std::get<from_client::Message>(read));
    EXPECT_EQ(move.id, "k3f9");
    EXPECT_EQ(move.match, 2);
    EXPECT_EQ(move.ask, 17);
    EXPECT_EQ(move.m, "e6e7");
}

TEST(Codec, AMoveMayBeAList) {
    const auto read =
        read_from_client(R"({"t":"move","id":"k3f9","match":2,"ask":17,"moves":["e6e7","=4"]})");
    const auto& message = std::get<from_client::Message>(read);
    const auto& move = std::get<from_client::Move>(message);
    EXPECT_TRUE(move.is_list());
    EXPECT_EQ(move.notations(), (std::vector<std::string>{"e6e7", "=4"}));
    EXPECT_EQ(from_client::price_of(message), 2U);
}

TEST(Codec, WhatIsStoredOrHasALongAnswerCostsMore) {
    EXPECT_EQ(from_client::price_of(from_client::Ping{}), 1U);
    EXPECT_EQ(from_client::price_of(from_client::Ready{}), 1U);
    EXPECT_EQ(from_client::price_of(from_client::Hello{}), 4U);
    EXPECT_EQ(from_client::price_of(from_client::Sit{}), 4U);
    EXPECT_EQ(from_client::price_of(from_client::Lines{}), 4U);
    EXPECT_EQ(from_client::price_of(from_client::Configure{}), 4U);
}

TEST(Codec, WhatIsNoJsonObjectIsMalformed) {
    for (const char* text :
         {"", "hello", "{", "[]", "1", R"("move")", "{\"t\":\"ping\"} {}", "{\"t\":\"\xff\"}"})
        EXPECT_EQ(refused(text).why.code, "wire.malformed") << text;
}

TEST(Codec, AMessageWithoutItsKindIsMalformed) {
    EXPECT_EQ(refused(R"({"id":"a1"})").why.code, "wire.malformed");
    EXPECT_EQ(refused(R"({"t":7})").why.code, "wire.malformed");
}

TEST(Codec, AKindThatIsNoneOfOursIsUnknown) {
    EXPECT_EQ(refused(R"({"t":"cheat","id":"a1"})"),
              (Unreadable{{"wire.unknown", Detail{"unknown_type"}}, "a1"}));
    EXPECT_EQ(refused(R"({"t":"state"})").why.code, "wire.unknown") << "only the server sends this message";
}

std::string detail_of(std::string_view text, Language language = Language::en) {
    const Refusal why = refused(text).why;
    EXPECT_EQ(why.code, "wire.field");
    return why.detail ? detail_text(language, *why.detail) : "none";
}

TEST(Codec, AMoveIsOneOrAListOfUpToEight) {
    const auto detail = [](const std::string& what) {
        return detail_of(R"({"t":"move","id":"a1","match":1,"ask":1)" + what + "}");
    };
    EXPECT_EQ(detail(""), "exactly one of `m` and `moves` is needed");
    EXPECT_EQ(detail(R"(,"m":"=1","moves":["=1"])"), "exactly one of `m` and `moves` is needed");
    EXPECT_EQ(detail(R"(,"moves":[])"), "`moves` must be a list of 1 to 8 entries");
    EXPECT_EQ(detail(R"(,"moves":["1","2","3","4","5","6","7","8","9"])"),
              "`moves` must be a list of 1 to 8 entries");
    EXPECT_EQ(detail(R"(,"moves":["=1",7])"), "`moves.1` must be a text of 0 to 64 characters");
    EXPECT_EQ(detail(R"(,"m":")" + std::string(65, 'a') + '"'), "`m` must be a text of 0 to 64 characters");
    EXPECT_EQ(detail(R"(,"moves":[")" + std::string(65, 'a') + R"("])"),
              "`moves.0` must be a text of 0 to 64 characters");
}

TEST(Codec, APreviewHasUpToEightMovesAndAnAskOrNone) {
    const auto preview = [](const std::string& what) {
        return R"({"t":"preview","id":"a1","match":1)" + what + "}";
    };
    EXPECT_EQ(detail_of(preview(R"(,"moves":["1","2","3","4","5","6","7","8","9"])")),
              "`moves` must be a list of 0 to 8 entries");
    for (const char* const what : {R"(,"moves":[])", R"(,"ask":1,"moves":["=1"])"})
        EXPECT_TRUE(std::holds_alternative<from_client::Message>(read_from_client(preview(what))));
}

TEST(Codec, APlanHasUpToSixteenLists) {
    const auto plan = [](const std::string& lists) {
        return R"({"t":"plan","id":"a1","match":1,"lists":)" + lists + "}";
    };
    std::string lists = R"([["=1"])";
    for (int list = 2; list <= 16; ++list) lists += R"(,["=1"])";
    EXPECT_TRUE(std::holds_alternative<from_client::Message>(read_from_client(plan(lists + "]"))));
    EXPECT_EQ(detail_of(plan(lists + R"(,["=1"]])")), "`lists` must be a list of 0 to 16 entries");
    EXPECT_EQ(detail_of(plan(R"([["=1"],[]])")), "`lists.1` must be a list of 1 to 8 entries");
    EXPECT_EQ(detail_of(plan(R"([["=1"],"=2"])")), "`lists.1` must be a list of 1 to 8 entries");
    EXPECT_EQ(detail_of(plan(R"([["=1",2]])")), "`lists.0.1` must be a text of 0 to 64 characters");
    EXPECT_TRUE(std::holds_alternative<from_client::Message>(read_from_client(plan("[]"))));
}

TEST(Codec, PastEventsAreAskedForForwards) {
    const auto asked = [](const std::string& what) {
        return read_from_client(R"({"t":"events","id":"a1","match":1)" + what + "}");
    };
    EXPECT_TRUE(std::holds_alternative<from_client::Message>(asked(R"(,"from":0)")));
    EXPECT_TRUE(std::holds_alternative<from_client::Message>(asked(R"(,"from":7,"until":7)")));
    const std::string backwards = R"({"t":"events","id":"a1","match":1,"from":7,"until":6})";
    EXPECT_EQ(detail_of(backwards), "`until` must not be less than `from`");
    EXPECT_EQ(detail_of(backwards, Language::it), "`until` non può essere minore di `from`");
    EXPECT_EQ(detail_of(R"({"t":"events","id":"a1","match":1})"), "`from` must be a whole number from 0");
}

TEST(Codec, ARefusalNamesTheMemberAndWhatWouldBeRight) {
    EXPECT_EQ(detail_of(R"({"t":"move","id":"a1","match":0,"ask":1,"m":"=1"})"),
              "`match` must be a whole number from 1");
    EXPECT_EQ(detail_of(R"({"t":"kick","id":"a1","seat":9})"), "`seat` must be a seat, 1 to 4");
    EXPECT_EQ(detail_of(R"({"t":"ready","id":"a1","ready":"yes"})"), "`ready` must be true or false");
    EXPECT_EQ(detail_of(R"({"t":"hello","have":{"match":1,"v":-1}})"),
              "`have.v` must be a whole number from 0");
    const std::string sit = R"({"t":"sit","id":"a1","name":"Ada","word":"B6E1B6E1B6E1B6E1"})";
    EXPECT_EQ(detail_of(sit), "`word` must be a text of 16 to 64 characters out of [0-9a-f]");
    EXPECT_EQ(detail_of(sit, Language::it), "`word` deve essere un testo da 16 a 64 caratteri tra [0-9a-f]");
}

TEST(Codec, AnIdIsOfOneTo32LettersAndDigits) {
    const auto with_id = [](const std::string& id) { return R"({"t":"stand","id":")" + id + "\"}"; };
    EXPECT_TRUE(
        std::holds_alternative<from_client::Message>(read_from_client(with_id(std::string(32, 'a')))));
    for (const std::string& id :
         {std::string(), std::string(33, 'a'), std::string("a b"), std::string("\u00e0")})
        EXPECT_EQ(detail_of(with_id(id)), "`id` must be a text of 1 to 32 characters out of [0-9A-Za-z]");
    EXPECT_EQ(refused(with_id("a b")).id, std::nullopt) << "an answer can't contain this id";
}

TEST(Codec, TheIdOfAMessageThatCannotBeReadComesBack) {
    EXPECT_EQ(refused(R"({"t":"move","id":"k3f9"})").id, "k3f9");
    EXPECT_EQ(refused(R"({"t":"move","id":12})").id, std::nullopt);
}

TEST(Codec, WhatTheServerWritesTheClientReads) {
    const from_server::Ok ok{.id = "a1", .match = {}, .v = {}, .you = "seat:2", .code = {}};
    const std::string text = write(ok);
    EXPECT_EQ(text, R"({"id":"a1","t":"ok","you":"seat:2"})");
    const auto read = read_from_server(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(std::get<from_server::Ok>(*read).you, "seat:2");
    EXPECT_FALSE(read_from_server(R"({"t":"move"})"));
}

TEST(Codec, WhatTheClientWritesTheServerReads) {
    const std::string text = write(from_client::Sit{
        .id = "a1", .seat = Seat::from_number(2), .name = "Ada", .word = "0123456789abcdef"});
    EXPECT_EQ(text, R"({"id":"a1","name":"Ada","seat":2,"t":"sit","word":"0123456789abcdef"})");
    EXPECT_TRUE(std::holds_alternative<from_client::Message>(read_from_client(text)));
}

}  // namespace
}  // namespace reami::protocol
