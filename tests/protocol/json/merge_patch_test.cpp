#include "protocol/json/merge_patch.hpp"

#include <nlohmann/json.hpp>

#include "tests/protocol/json/any.hpp"

namespace reami::json {
namespace {

using sample::Kingdom;
using sample::Passed;
using sample::Placed;
using sample::Shown;
using sample::Square;
using sample::Terrain;

/// Whether nlohmann, with this patch, turns `before` into `after`.
bool leads(const Shown& before, const Shown& after, const std::string& patch) {
    auto merged = nlohmann::json::parse(write(before));
    merged.merge_patch(nlohmann::json::parse(patch));
    return merged == nlohmann::json::parse(write(after));
}

RC_GTEST_PROP(MergePatch, LeadsFromAnyValueToAnyOther, ()) {
    const auto before = sample::any<Shown>();
    const auto after = sample::any<Shown>();
    RC_ASSERT(leads(before, after, merge_patch(before, after)));
}

RC_GTEST_PROP(MergePatch, LeadsToAValueThatDiffersInSomeMembers, ()) {
    const auto before = sample::any<Shown>();
    const auto after = sample::changed(before);
    const std::string text = merge_patch(before, after);
    RC_ASSERT(leads(before, after, text));
    RC_ASSERT(text == nlohmann::json::parse(text).dump());
    RC_ASSERT((text == "{}") == (before == after));
}

RC_GTEST_PROP(MergePatch, BetweenEqualValuesIsEmpty, ()) {
    const auto value = sample::any<Shown>();
    RC_ASSERT(merge_patch(value, value) == "{}");
}

TEST(MergePatch, IsAppendedToWhatIsThere) {
    std::string text = R"({"change":)";
    append_merge_patch(text, Kingdom{}, Kingdom{.points = 2, .note = {}, .squares = {}});
    EXPECT_EQ(text, R"({"change":{"points":2})");
}

TEST(MergePatch, NullTakesAnOptionalMemberAway) {
    Shown without, with;
    with.ask = 7;
    Shown other = with;
    other.ask = 8;
    EXPECT_EQ(merge_patch(without, with), R"({"ask":7})");
    EXPECT_EQ(merge_patch(with, other), R"({"ask":8})");
    EXPECT_EQ(merge_patch(with, without), R"({"ask":null})");
}

TEST(MergePatch, NamesOnlyWhatDiffersInAnOptionalStruct) {
    Shown without, one, other;
    one.best = Kingdom{.points = 1, .note = "a", .squares = {}};
    other.best = Kingdom{.points = 2, .note = std::nullopt, .squares = {}};
    EXPECT_EQ(merge_patch(without, one), R"({"best":{"note":"a","points":1,"squares":{}}})");
    EXPECT_EQ(merge_patch(one, other), R"({"best":{"note":null,"points":2}})");
}

TEST(MergePatch, EscapesNames) {
    Shown before, after;
    before.names = {"a/b", "~1"};
    after.names = {"a/b", "\""};
    EXPECT_EQ(merge_patch(before, after), R"({"names":{"\"":true,"~1":null}})");
}

TEST(MergePatch, ComparesMapsKeyByKey) {
    Shown before, after;
    before.kingdoms[Seat::from_number(1)].note = "stays";
    after.kingdoms[Seat::from_number(1)] = before.kingdoms[Seat::from_number(1)];
    after.kingdoms[Seat::from_number(1)].squares[Square{'g', '7'}] = Terrain::lake;
    EXPECT_EQ(merge_patch(before, after), R"({"kingdoms":{"1":{"squares":{"g7":"lake"}}}})");
    EXPECT_EQ(merge_patch(after, before), R"({"kingdoms":{"1":{"squares":{"g7":null}}}})");
    EXPECT_EQ(merge_patch(before, Shown()), R"({"kingdoms":{"1":null}})");
}

TEST(MergePatch, SortsKeysByTheirTexts) {
    Shown before, after;
    before.numbered[10], before.numbered[9];
    after.numbered[9].points = 3;
    after.numbered[100];
    EXPECT_EQ(merge_patch(before, after),
              R"({"numbered":{"10":null,"100":{"points":0,"squares":{}},"9":{"points":3}}})");
}

TEST(MergePatch, ComparesTheSameAlternativeMemberByMember) {
    Shown before, after;
    before.last = Placed{.at = {'a', '1'}, .name = "Ada"};
    after.last = Placed{.at = {'b', '1'}, .name = "Ada"};
    EXPECT_EQ(merge_patch(before, after), R"({"last":{"at":"b1"}})");
}

TEST(MergePatch, OfAnotherAlternativeSaysAllAndTakesAwayTheRest) {
    Shown before, after;
    before.last = Placed{.at = {'a', '1'}, .name = "Ada"};
    after.last = Passed();
    EXPECT_EQ(merge_patch(before, after), R"({"last":{"at":null,"e":"passed","name":null}})");
    EXPECT_EQ(merge_patch(after, before), R"({"last":{"at":"a1","e":"placed","name":"Ada"}})");
}

TEST(MergePatch, NamesAListWhole) {
    Shown before, after;
    before.row = {1, 2, 3};
    after.row = {1, 3};
    EXPECT_EQ(merge_patch(before, after), R"({"row":[1,3]})");
}

}  // namespace
}  // namespace reami::json
