#include "protocol/messages/codec.hpp"

#include <gtest/gtest.h>

namespace reami::protocol {
namespace {

Unreadable refused(std::string_view text) {
    const auto read = read_from_client(text);
    const auto* unreadable = std::get_if<Unreadable>(&read);
    return unreadable != nullptr ? *unreadable : Unreadable{{"it was read", ""}, {}};
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
              (Unreadable{{"wire.unknown", "there is no message of that `t`"}, "a1"}));
    EXPECT_EQ(refused(R"({"t":"state"})").why.code, "wire.unknown") << "a message of the server's";
}

TEST(Codec, ARefusalNamesTheMemberAndWhatWouldBeRight) {
    EXPECT_EQ(refused(R"({"t":"move","id":"a1","match":0,"ask":1,"m":"=1"})").why,
              (Refusal{"wire.field", "`match` must be a whole number from 1"}));
    EXPECT_EQ(refused(R"({"t":"kick","id":"a1","seat":9})").why,
              (Refusal{"wire.field", "`seat` must be a seat, 1 to 4"}));
    EXPECT_EQ(refused(R"({"t":"ready","id":"a1","ready":"yes"})").why,
              (Refusal{"wire.field", "`ready` must be true or false"}));
    EXPECT_EQ(refused(R"({"t":"hello","have":{"match":1,"v":-1}})").why,
              (Refusal{"wire.field", "`have.v` must be a whole number from 0"}));
    EXPECT_EQ(refused(R"({"t":"sit","id":"a1","name":"Ada","word":"B6E1B6E1B6E1B6E1"})").why,
              (Refusal{"wire.field", "`word` must be a text of 16 to 64 characters out of [0-9a-f]"}));
}

TEST(Codec, AnIdIsOfOneTo32LettersAndDigits) {
    const auto with_id = [](const std::string& id) { return R"({"t":"stand","id":")" + id + "\"}"; };
    EXPECT_TRUE(
        std::holds_alternative<from_client::Message>(read_from_client(with_id(std::string(32, 'a')))));
    for (const std::string& id :
         {std::string(), std::string(33, 'a'), std::string("a b"), std::string("\u00e0")})
        EXPECT_EQ(
            refused(with_id(id)),
            (Unreadable{{"wire.field", "`id` must be a text of 1 to 32 characters out of [0-9A-Za-z]"}, {}}));
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
