#include <limits>
#include <nlohmann/json.hpp>

#include "protocol/json/read_as.hpp"
#include "protocol/json/write.hpp"
#include "tests/protocol/json/any.hpp"
#include "tests/protocol/json/request.hpp"

namespace reami::json {
namespace {

using sample::Event;
using sample::Kingdom;
using sample::Options;
using sample::Passed;
using sample::Placed;
using sample::Request;
using sample::View;

bool is_json(std::string_view text) { return Document(text).root() != nullptr; }

/// The path of the first wrong field, or `read`.
template <class T>
std::string reading(std::string_view text) {
    const Document document(text);
    T value{};
    return document.root() ? read(*document.root(), value).value_or("read") : "not JSON";
}

template <class T>
T value_of(std::string_view text) {
    const auto value = read_as<T>(text);
    EXPECT_TRUE(value) << text;
    return value.value_or(T{});
}

RC_GTEST_PROP(JsonRead, ReadsWhatWasWritten, ()) {
    const auto before = sample::any<View>();
    RC_ASSERT(read_as<View>(write(before)) == before);
}

RC_GTEST_PROP(JsonRead, NamesTheMemberThatIsMissing, ()) {
    auto json = nlohmann::json::parse(write(sample::any<View>()));
    const auto victim = *rc::gen::element<std::string>("flag", "text", "default", "kingdoms", "raw", "last");
    json.erase(victim);
    RC_ASSERT(reading<View>(json.dump()) == victim);
}

TEST(JsonRead, NothingHidesBehindAZeroByte) {
    EXPECT_FALSE(is_json(std::string_view("{}\0{}", 5)));
    EXPECT_FALSE(is_json(std::string_view("{}\0", 3)));
    EXPECT_TRUE(is_json(R"({"a":"\u0000"})"));
}

TEST(JsonRead, TakesNoValueForAnother) {
    EXPECT_EQ(reading<bool>("1"), "");
    EXPECT_EQ(reading<bool>("null"), "");
    EXPECT_EQ(reading<int>("true"), "");
    EXPECT_EQ(reading<int>("1.0"), "");
    EXPECT_EQ(reading<int>(R"("1")"), "");
    EXPECT_EQ(reading<std::string>("1"), "");
    EXPECT_EQ(reading<Kingdom>("[]"), "");
    EXPECT_EQ(reading<std::vector<int>>("{}"), "");
    EXPECT_EQ((reading<std::map<int, int>>("[]")), "");
}

TEST(JsonRead, RefusesNumbersThatDoNotFit) {
    EXPECT_EQ(value_of<std::int8_t>("-128"), -128);
    EXPECT_EQ(reading<std::int8_t>("128"), "");
    EXPECT_EQ(reading<std::uint8_t>("-1"), "");
    EXPECT_EQ(value_of<std::uint64_t>("18446744073709551615"), std::numeric_limits<std::uint64_t>::max());
    EXPECT_EQ(reading<std::int64_t>("9223372036854775808"), "");
}

TEST(JsonRead, SaysWhereTheFirstWrongValueIs) {
    EXPECT_EQ(reading<Kingdom>(R"({"points":1,"squares":{"a1":"lake","b1":"sea"}})"), "squares.b1");
    EXPECT_EQ(reading<Kingdom>(R"({"points":1,"squares":{"nowhere":"lake"}})"), "squares.nowhere");
    EXPECT_EQ(
        (reading<std::map<Seat, std::vector<Kingdom>>>(R"({"2":[{"points":1,"squares":{}},{"points":{}}]})")),
        "2.1.points");
}

TEST(JsonRead, IgnoresUnknownFields) {
    EXPECT_EQ(value_of<Kingdom>(R"({"points":1,"squares":{},"more":[{}]})").points, 1);
}

TEST(JsonRead, AnOptionalMemberIsAbsentOrOfItsType) {
    Kingdom kingdom{.points = 0, .note = "from before", .squares = {}};
    EXPECT_EQ(read(*Document(R"({"points":1,"squares":{}})").root(), kingdom), std::nullopt);
    EXPECT_EQ(kingdom.note, std::nullopt);
    EXPECT_EQ(reading<Kingdom>(R"({"points":1,"squares":{},"note":null})"), "note");
}

TEST(JsonRead, DefaultsApplyWhereTheStructSaysSo) {
    EXPECT_EQ(value_of<Options>("{}"), Options());
    EXPECT_EQ(value_of<Options>(R"({"size":7})"), (Options{.harmony = false, .size = 7}));
    EXPECT_EQ(reading<Options>(R"({"size":null})"), "size");
}

TEST(JsonRead, TellsAlternativesByTheirTag) {
    EXPECT_EQ(value_of<Event>(R"({"e":"placed","at":"g7","name":"Ada"})"),
              Event(Placed{.at = {'g', '7'}, .name = "Ada"}));
    EXPECT_EQ(value_of<Event>(R"({"e":"passed"})"), Event(Passed()));
    EXPECT_EQ(reading<Event>(R"({"e":"lost"})"), "e");
    EXPECT_EQ(reading<Event>(R"({"at":"g7","name":"Ada"})"), "e");
    EXPECT_EQ(reading<Event>(R"({"e":"placed","at":"g7"})"), "name");
    EXPECT_EQ(reading<Event>(R"("placed")"), "");
    EXPECT_EQ(reading<Passed>(R"({"e":"placed"})"), "e");
}

TEST(JsonRead, KeysAreWrittenInOneWayOnly) {
    EXPECT_EQ((reading<std::map<int, int>>(R"({"01":1})")), "01");
    EXPECT_EQ((reading<std::map<int, int>>(R"({"-0":1})")), "-0");
    EXPECT_EQ((reading<std::map<Seat, int>>(R"({"5":1})")), "5");
    EXPECT_EQ((reading<std::map<Seat, int>>(R"({"0":1})")), "0");
    EXPECT_EQ((reading<std::map<Seat, int>>(R"({"":1})")), "");
}

TEST(JsonRead, ASetHasNothingButTrue) {
    EXPECT_EQ(value_of<std::set<int>>(R"({"3":true,"-1":true})"), (std::set{-1, 3}));
    EXPECT_EQ(reading<std::set<int>>(R"({"3":false})"), "3");
}

TEST(JsonRead, SeatsAreThoseThatThereAre) {
    EXPECT_EQ(value_of<SeatSet>("[2,1]"), SeatSet::first(2));
    EXPECT_EQ(reading<SeatSet>("[1,5]"), "1");
    EXPECT_EQ(reading<Seat>("0"), "");
    EXPECT_EQ(reading<Seat>("4294967297"), "");
}

TEST(JsonRead, AListOfFixedRoomTakesNoMore) {
    using Row = boost::container::static_vector<int, 2>;
    EXPECT_EQ(value_of<Row>("[1,2]").size(), 2u);
    EXPECT_EQ(reading<Row>("[1,2,3]"), "");
}

TEST(JsonRead, RawJsonIsKeptInItsCanonicalForm) {
    EXPECT_EQ(value_of<RawJson>(R"({ "b" : 1, "a" : [ ] })").text, R"({"a":[],"b":1})");
    EXPECT_EQ(value_of<RawJson>(R"([true,false,null,-1,18446744073709551615,1.50,"\u00e8\n",{}])").text,
              "[true,false,null,-1,18446744073709551615,1.5,\"\xc3\xa8\\n\",{}]");
    EXPECT_EQ(reading<RawJson>("[1e999]"), "not JSON");
    EXPECT_EQ(reading<Kingdom>(R"({"points":1,"squares":{},"more":[{"x":-1e999}]})"), "not JSON");
}

TEST(JsonParse, AByteOrderMarkMayStandBeforeIt) { EXPECT_EQ(value_of<int>("\xEF\xBB\xBF 7"), 7); }

TEST(JsonRead, RefusesWhatBreaksTheFactsOfAMember) {
    EXPECT_EQ(reading<Request>(R"({"id":"k3f9","name":"Al","seats":4,"row":[1,2]})"), "read");
    EXPECT_EQ(reading<Request>(R"({"id":"","seats":4,"row":[]})"), "id");
    EXPECT_EQ(reading<Request>(R"({"id":"k3f9x","seats":4,"row":[]})"), "id");
    EXPECT_EQ(reading<Request>(R"({"id":"A","seats":4,"row":[]})"), "id");
    EXPECT_EQ(reading<Request>(R"({"id":"a","name":"\n","seats":4,"row":[]})"), "name");
    EXPECT_EQ(reading<Request>(R"({"id":"a","name":"Ada","seats":4,"row":[]})"), "name");
    EXPECT_EQ(reading<Request>(R"({"id":"a","name":"\u00e8\ud83c\udff0","seats":4,"row":[]})"), "read");
    EXPECT_EQ(reading<Request>(R"({"id":"a","seats":1,"row":[]})"), "seats");
    EXPECT_EQ(reading<Request>(R"({"id":"a","seats":5,"row":[]})"), "seats");
    EXPECT_EQ(reading<Request>(R"({"id":"a","seats":4,"row":[1,2,3]})"), "row");
}

TEST(JsonParse, RefusesWhatIsNotJson) {
    for (const std::string_view text :
         {"", "{", "{}x", "{'a':1}", "[1,]", "nul", "\"\xff\"", "1e999", "\xEF\xBB", "[\"\\\"]"})
        EXPECT_FALSE(is_json(text)) << text;
}

TEST(JsonParse, RefusesNestingBeyond32Levels) {
    const auto nested = [](std::size_t levels) {
        return std::string(levels, '[') + std::string(levels, ']');
    };
    EXPECT_TRUE(is_json(nested(32)));
    EXPECT_FALSE(is_json(nested(33)));
    EXPECT_FALSE(is_json(std::string(1'000'000, '{')));
    EXPECT_FALSE(is_json(std::string(1'000'000, '[')));
    EXPECT_TRUE(is_json('"' + std::string(100, '[') + "\\\"" + std::string(100, '{') + '"'));
    EXPECT_TRUE(is_json("[" + nested(20) + "," + nested(20) + "]"));
}

// A parser that looked back at each object would take hours for this list.
TEST(JsonParse, TakesALongListOfObjectsInItsStride) {
    std::string list = "[{}";
    for (int i = 0; i < 1'000'000; ++i) list += ",{}";
    EXPECT_TRUE(is_json(list + ']'));
    EXPECT_FALSE(is_json(list));
}

TEST(JsonParse, OfMembersWithTheSameNameTheLastCounts) {
    EXPECT_EQ(value_of<RawJson>(R"({"a":1,"a":2})").text, R"({"a":2})");
}

}  // namespace
}  // namespace reami::json
