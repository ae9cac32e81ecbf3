#include "protocol/json/patch.hpp"

#include <nlohmann/json.hpp>

#include "tests/protocol/json/any.hpp"

namespace reami::json {
namespace {

using sample::Event;
using sample::Kingdom;
using sample::Passed;
using sample::Placed;
using sample::Square;
using sample::Terrain;
using sample::View;

/// Whether nlohmann, given the patch, makes the one of the other.
bool leads(const View& before, const View& after, const std::string& patch) {
    const auto patched = nlohmann::json::parse(write(before)).patch(nlohmann::json::parse(patch));
    return patched == nlohmann::json::parse(write(after));
}

RC_GTEST_PROP(JsonPatch, LeadsFromAnyValueToAnyOther, ()) {
    const auto before = sample::any<View>();
    const auto after = sample::any<View>();
    RC_ASSERT(leads(before, after, patch(before, after)));
}

RC_GTEST_PROP(JsonPatch, LeadsToAValueThatDiffersInSomeMembers, ()) {
    const auto before = sample::any<View>();
    const auto after = sample::changed(before);
    const std::string text = patch(before, after);
    RC_ASSERT(leads(before, after, text));
    RC_ASSERT(text == nlohmann::json::parse(text).dump());
    RC_ASSERT((text == "[]") == (before == after));
}

RC_GTEST_PROP(JsonPatch, BetweenEqualValuesIsEmpty, ()) {
    const auto value = sample::any<View>();
    RC_ASSERT(patch(value, value) == "[]");
}

TEST(JsonPatch, IsAppendedToWhatIsThere) {
    std::string text = R"({"ops":)";
    append_patch(text, Kingdom{}, Kingdom{.points = 2, .note = {}, .squares = {}});
    EXPECT_EQ(text, R"({"ops":[{"op":"replace","path":"/points","value":2}])");
}

TEST(JsonPatch, AddsReplacesAndRemovesAnOptionalMember) {
    View without, with;
    with.ask = 7;
    View other = with;
    other.ask = 8;
    EXPECT_EQ(patch(without, with), R"([{"op":"add","path":"/ask","value":7}])");
    EXPECT_EQ(patch(with, other), R"([{"op":"replace","path":"/ask","value":8}])");
    EXPECT_EQ(patch(with, without), R"([{"op":"remove","path":"/ask"}])");
}

TEST(JsonPatch, EscapesKeysAsRfc6901Says) {
    View before, after;
    before.names = {"a/b", "a name so long that the set is not replaced whole, as it would be were it short",
                    "~1"};
    after.names = before.names;
    after.names.erase("~1");
    after.names.insert({"m~n", "\""});
    EXPECT_EQ(patch(before, after), R"([{"op":"add","path":"/names/\"","value":true},)"
                                    R"({"op":"add","path":"/names/m~0n","value":true},)"
                                    R"({"op":"remove","path":"/names/~01"}])");
}

TEST(JsonPatch, ComparesMapsKeyByKey) {
    View before, after;
    before.kingdoms[Seat::from_number(1)].note = "a long note that stays where it is, and is not sent again";
    after.kingdoms[Seat::from_number(1)] = before.kingdoms[Seat::from_number(1)];
    after.kingdoms[Seat::from_number(1)].squares[Square{'g', '7'}] = Terrain::lake;
    EXPECT_EQ(patch(before, after), R"([{"op":"add","path":"/kingdoms/1/squares/g7","value":"lake"}])");
    EXPECT_EQ(patch(after, before), R"([{"op":"remove","path":"/kingdoms/1/squares/g7"}])");
    EXPECT_EQ(patch(before, View()), R"([{"op":"remove","path":"/kingdoms/1"}])");
}

TEST(JsonPatch, ReplacesAnOptionalOfAMapByNullAndBack) {
    View before, after;
    before.finished[12] = std::nullopt;
    after.finished[12] = Kingdom();
    EXPECT_EQ(patch(before, after),
              R"([{"op":"replace","path":"/finished/12","value":{"points":0,"squares":{}}}])");
    EXPECT_EQ(patch(after, before), R"([{"op":"replace","path":"/finished/12","value":null}])");
}

TEST(JsonPatch, ComparesTheSameAlternativeMemberByMember) {
    View before, after;
    before.last = Placed{.at = {'a', '1'}, .name = "Ada"};
    after.last = Placed{.at = {'b', '1'}, .name = "Ada"};
    EXPECT_EQ(patch(before, after), R"([{"op":"replace","path":"/last/at","value":"b1"}])");
    after.last = Passed();
    EXPECT_EQ(patch(before, after), R"([{"op":"replace","path":"/last","value":{"e":"passed"}}])");
}

TEST(JsonPatch, ReplacesAListWhole) {
    View before, after;
    before.row = {1, 2, 3};
    after.row = {1, 3};
    EXPECT_EQ(patch(before, after), R"([{"op":"replace","path":"/row","value":[1,3]}])");
}

TEST(JsonPatch, ReplacesAPartWholeWhereThatIsShorter) {
    View before, after;
    before.best = Kingdom{.points = 1, .note = "a", .squares = {}};
    after.best = Kingdom{.points = 2, .note = "b", .squares = {}};
    EXPECT_EQ(patch(before, after),
              R"([{"op":"replace","path":"/best","value":{"note":"b","points":2,"squares":{}}}])");
    after.ask = 1;  // and with an operation before it
    EXPECT_EQ(patch(before, after),
              R"([{"op":"add","path":"/ask","value":1},)"
              R"({"op":"replace","path":"/best","value":{"note":"b","points":2,"squares":{}}}])");
}

}  // namespace
}  // namespace reami::json
