// Validates values by the part of JSON Schema (draft 2020-12) that our schemas use, from the specification.
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>

namespace reami::publish {

class Validator {
public:
    explicit Validator(nlohmann::json document) : document_(std::move(document)) {}

    bool accepts(const nlohmann::json& value) const { return accepts(document_, value); }

private:
    using Json = nlohmann::json;

    bool accepts(const Json& schema, const Json& value) const {
        return std::ranges::all_of(
            schema.items(), [&](const auto& rule) { return holds(rule.key(), rule.value(), schema, value); });
    }

    bool holds(const std::string& keyword, const Json& rule, const Json& schema, const Json& value) const {
        const auto passes = [&](const Json& one) { return accepts(one, value); };
        if (keyword == "$ref")
            return passes(document_.at(Json::json_pointer(rule.get<std::string>().substr(1))));
        if (keyword == "type") return is(rule, value);
        if (keyword == "const") return value == rule;
        if (keyword == "enum") return std::ranges::find(rule, value) != rule.end();
        if (keyword == "anyOf") return std::ranges::any_of(rule, passes);
        if (keyword == "oneOf") return std::ranges::count_if(rule, passes) == 1;
        if (value.is_number()) return number_holds(keyword, rule, value);
        if (value.is_string()) return text_holds(keyword, rule, value.get<std::string>());
        if (value.is_array()) return list_holds(keyword, rule, value);
        return !value.is_object() || object_holds(keyword, rule, schema, value);
    }

    static bool is(const std::string& type, const Json& value) {
        if (type == "integer") return value.is_number_integer();
        return type == value.type_name();
    }

    static bool number_holds(const std::string& keyword, const Json& rule, const Json& value) {
        if (keyword == "minimum") return value >= rule;
        return keyword != "maximum" || value <= rule;
    }

    static bool text_holds(const std::string& keyword, const Json& rule, const std::string& text) {
        if (keyword == "pattern") return std::regex_search(text, std::regex(rule.get<std::string>()));
        const auto length = std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; });
        if (keyword == "minLength") return length >= rule.get<int>();
        return keyword != "maxLength" || length <= rule.get<int>();
    }

    bool list_holds(const std::string& keyword, const Json& rule, const Json& list) const {
        if (keyword == "items")
            return std::ranges::all_of(list, [&](const Json& element) { return accepts(rule, element); });
        if (keyword == "minItems") return list.size() >= rule;
        return keyword != "maxItems" || list.size() <= rule;
    }

    bool object_holds(const std::string& keyword, const Json& rule, const Json& schema,
                      const Json& object) const {
        const auto in_object = [&](const Json& name) { return object.contains(name.get<std::string>()); };
        if (keyword == "required") return std::ranges::all_of(rule, in_object);
        return std::ranges::all_of(object.items(), [&](const auto& member) {
            if (keyword == "propertyNames") return accepts(rule, member.key());
            const bool listed = schema.contains("properties") && schema["properties"].contains(member.key());
            if (keyword == "properties") return !listed || accepts(rule[member.key()], member.value());
            return keyword != "additionalProperties" || listed || accepts(rule, member.value());
        });
    }

    Json document_;
};

}  // namespace reami::publish
