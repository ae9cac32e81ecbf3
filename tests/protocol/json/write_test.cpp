#include "protocol/json/write.hpp"

#include <limits>
#include <nlohmann/json.hpp>

#include "tests/protocol/json/any.hpp"

namespace reami::json {
namespace {

using sample::Event;
using sample::Kingdom;
using sample::Passed;
using sample::Placed;
using sample::Terrain;

RC_GTEST_PROP(JsonWrite, IsCanonicalAsNlohmannWouldWriteIt, ()) {
    const std::string text = write(sample::any<sample::View>());
    RC_ASSERT(text == nlohmann::json::parse(text).dump());
}

RC_GTEST_PROP(JsonWrite, EscapesTextAsNlohmannDoes, ()) {
    const auto text = sample::any<std::string>();
    RC_ASSERT(write(text) == nlohmann::json(text).dump());
}

TEST(JsonWrite, SortsMembersByNameAndLeavesOutEmptyOnes) {
    EXPECT_EQ(write(Kingdom{.points = -3, .note = {}, .squares = {}}), R"({"points":-3,"squares":{}})");
    EXPECT_EQ(write(Kingdom{.points = 0, .note = "x", .squares = {{{'b', '2'}, Terrain::lake}}}),
              R"({"note":"x","points":0,"squares":{"b2":"lake"}})");
}

TEST(JsonWrite, SortsTheTagAmongTheMembers) {
    EXPECT_EQ(write(Event(Placed{.at = {'g', '7'}, .name = "Ada"})),
              R"({"at":"g7","e":"placed","name":"Ada"})");
    EXPECT_EQ(write(Event(Passed())), R"({"e":"passed"})");
}

TEST(JsonWrite, TagsAStructOutsideOfAVariantToo) { EXPECT_EQ(write(Passed()), R"({"e":"passed"})"); }

TEST(JsonWrite, SortsKeysByTheirText) {
    const std::map<int, std::string> numbers{{-1, "a"}, {9, "b"}, {10, "c"}};
    EXPECT_EQ(write(numbers), R"({"-1":"a","10":"c","9":"b"})");
    const std::map<Terrain, bool> terrains{{Terrain::wheat, true}, {Terrain::lake, false}};
    EXPECT_EQ(write(terrains), R"({"lake":false,"wheat":true})");
}

TEST(JsonWrite, DropsTheUnderscoreOfNamesThatCppKeepsToItself) {
    EXPECT_EQ(write(Terrain::default_), R"("default")");
}

TEST(JsonWrite, WritesASetAsKeysThatAreTrue) {
    EXPECT_EQ(write(std::set<std::string>{"b", "a/\""}), R"({"a/\"":true,"b":true})");
}

TEST(JsonWrite, WritesAnEmptyOptionalOfAMapAsNull) {
    EXPECT_EQ(
        write(std::map<Seat, std::optional<int>>{{Seat::from_number(2), {}}, {Seat::from_number(1), 5}}),
        R"({"1":5,"2":null})");
}

TEST(JsonWrite, WritesSeatsByTheirNumbers) {
    EXPECT_EQ(write(Seat::from_number(4)), "4");
    SeatSet seats = Seat::from_number(3);
    seats.insert(Seat::from_number(1));
    EXPECT_EQ(write(seats), "[1,3]");
}

TEST(JsonWrite, WritesTheLargestNumbersExactly) {
    EXPECT_EQ(write(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
    EXPECT_EQ(write(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
    EXPECT_EQ(write(std::int8_t{-128}), "-128");
}

TEST(JsonWrite, PassesRawJsonOnAsItIs) {
    EXPECT_EQ(write(std::vector{RawJson{R"({"a":1})"}, RawJson{}}), R"([{"a":1},null])");
}

}  // namespace
}  // namespace reami::json
