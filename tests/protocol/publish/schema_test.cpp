#include "protocol/publish/schema.hpp"

#include <nlohmann/json.hpp>

#include "protocol/json/read.hpp"
#include "tests/protocol/json/any.hpp"
#include "tests/protocol/json/request.hpp"
#include "tests/protocol/publish/validator.hpp"

namespace reami::publish {
namespace {

using sample::Kingdom;
using sample::Request;
using sample::View;

template <class T>
Validator validator() {
    return Validator(nlohmann::json::parse(schema(shape<T>())));
}

/// Whether the value can be read; the schema must agree.
template <class T>
bool can_be_read(const nlohmann::json& value) {
    T into{};
    return json::read(*json::Document(value.dump()).root(), into) == std::nullopt;
}

/// The value with one part, anywhere in it, replaced or removed. No inserted text is one that a notation
/// could refuse, because a schema describes notations as mere texts.
nlohmann::json spoilt(nlohmann::json value) {
    const auto parts = value.flatten();
    auto at = nlohmann::json::json_pointer(
        std::next(parts.begin(), *rc::gen::inRange<int>(0, static_cast<int>(parts.size()))).key());
    for (int up = *rc::gen::inRange(0, 3); up > 0 && !at.parent_pointer().empty(); --up)
        at = at.parent_pointer();
    const auto junk = *rc::gen::element<std::string>("null", "true", "0", "5", "-1", "300", "\"zz\"", "[]",
                                                     "{}", "[1]", R"({"11":true})", R"({"e":"passed"})");
    const bool take_away = *rc::gen::arbitrary<bool>() && value[at.parent_pointer()].is_object();
    if (take_away)
        value[at.parent_pointer()].erase(at.back());
    else
        value[at] = nlohmann::json::parse(junk);
    return value;
}

RC_GTEST_PROP(Schema, AcceptsWhatIsWritten, ()) {
    static const Validator views = validator<View>();
    RC_ASSERT(views.accepts(nlohmann::json::parse(json::write(sample::any<View>()))));
}

RC_GTEST_PROP(Schema, AcceptsWhatCanBeReadAndNothingElse, ()) {
    static const Validator views = validator<View>();
    const auto value = spoilt(nlohmann::json::parse(json::write(sample::any<View>())));
    RC_CLASSIFY(can_be_read<View>(value));
    RC_LOG() << value;
    RC_ASSERT(views.accepts(value) == can_be_read<View>(value));
}

TEST(Schema, HoldsTheFactsThatReadingHolds) {
    const Validator requests = validator<Request>();
    for (const std::string_view text :
         {R"({"id":"k3f9","name":"Al","seats":4,"row":[1,2]})", R"({"id":"","seats":4,"row":[]})",
          R"({"id":"k3f9x","seats":4,"row":[]})", R"({"id":"A","seats":4,"row":[]})",
          R"({"id":"a","seats":1,"row":[]})", R"({"id":"a","name":"\n","seats":4,"row":[]})",
          R"({"id":"a","name":"Ada","seats":4,"row":[]})", R"({"id":"a","name":"\u00e8","seats":4,"row":[]})",
          R"({"id":"a","seats":5,"row":[]})", R"({"id":"a","seats":2,"row":[1,2,3]})",
          R"({"id":"a","seats":2,"row":[1.5]})"}) {
        const auto value = nlohmann::json::parse(text);
        EXPECT_EQ(requests.accepts(value), can_be_read<Request>(value)) << text;
    }
}

TEST(Schema, IsADocumentWithDefinitions) {
    EXPECT_EQ(schema(shape<sample::Passed>()), R"({
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "SamplePassed",
  "$ref": "#/$defs/SamplePassed",
  "$defs": {
    "SamplePassed": {
      "type": "object",
      "properties": {
        "e": {
          "const": "passed"
        }
      },
      "required": [
        "e"
      ]
    }
  }
}
)");
}

TEST(Schema, OfAnOptionalMemberDoesNotRequireIt) {
    EXPECT_EQ(
        schemas({shape<Kingdom>()}, "#/components/schemas/"),
        R"({"SampleKingdom":{"type":"object","properties":{)"
        R"("points":{"type":"integer","minimum":-2147483648,"maximum":2147483647},)"
        R"("note":{"type":"string"},)"
        R"("squares":{"type":"object","additionalProperties":{"$ref":"#/components/schemas/SampleTerrain"}}},)"
        R"("required":["points","squares"]},"SampleTerrain":{"enum":["wheat","lake","default"]}})");
}

TEST(Schema, SaysWhichDefaultsApply) {
    const auto options = nlohmann::json::parse(schemas({shape<sample::Options>()}, ""))["SampleOptions"];
    EXPECT_EQ(options["properties"]["size"]["default"], 5);
    EXPECT_EQ(options["properties"]["harmony"]["default"], false);
    EXPECT_EQ(options["required"], nlohmann::json::array());
}

}  // namespace
}  // namespace reami::publish
