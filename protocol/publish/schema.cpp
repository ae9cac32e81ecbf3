#include "protocol/publish/schema.hpp"

#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

namespace reami::publish {
namespace {

using Json = nlohmann::ordered_json;

constexpr auto no_limit = std::numeric_limits<std::size_t>::max();

/// Makes the schemas of shapes. If a shape has a name, its schema is a reference to this name.
class SchemaMaker {
public:
    explicit SchemaMaker(std::string_view prefix) : prefix_(prefix) {}

    Json definitions(const std::vector<TypeShape>& roots) const {
        Json definitions = Json::object();
        for (const TypeShape& shape : named(roots)) definitions[shape.name] = inside(shape);
        return definitions;
    }

private:
    Json of(const TypeShape& shape) const {
        return shape.name.empty() ? inside(shape) : Json{{"$ref", prefix_ + shape.name}};
    }

    /// The schema of the shape itself, even if the shape has a name.
    Json inside(const TypeShape& shape) const {
        switch (shape.form) {
            case Form::boolean:
                return {{"type", "boolean"}};
            case Form::integer:
                return integer(shape.least, shape.most);
            case Form::text:
            case Form::notation:
                return {{"type", "string"}};
            case Form::seat:
                return integer(1, max_seats);
            case Form::choice:
                return choice(shape);
            case Form::object:
                return object(shape);
            case Form::map:
                return entries(shape.parts.front(), of(shape.parts.back()));
            case Form::set:
                return entries(shape.parts.front(), {{"const", true}});
            case Form::list:
                return list(shape);
            case Form::nullable:
                return {{"anyOf", {of(shape.parts.front()), {{"type", "null"}}}}};
            case Form::one_of:
                return one_of(shape);
            case Form::seats:
            case Form::strong:
            case Form::written:
            case Form::anything:
                break;
        }
        return Json::object();
    }

    static Json integer(std::int64_t least, std::uint64_t most) {
        return {{"type", "integer"}, {"minimum", least}, {"maximum", most}};
    }

    static Json choice(const TypeShape& shape) {
        return shape.choices.size() == 1 ? Json{{"const", shape.choices.front()}}
                                         : Json{{"enum", shape.choices}};
    }

    Json object(const TypeShape& shape) const {
        Json properties = Json::object(), required = Json::array();
        for (const Field& one : shape.fields) {
            properties[one.name] = field(one);
            if (one.required) required.push_back(one.name);
        }
        return {{"type", "object"}, {"properties", std::move(properties)}, {"required", std::move(required)}};
    }

    Json field(const Field& field) const {
        Json schema = of(field.shape);
        if (field.by_default) schema["default"] = Json::parse(*field.by_default);
        add_facts(schema, field);
        return schema;
    }

    static void add_facts(Json& schema, const Field& field) {
        const json::Facts& facts = field.facts;
        if (facts.least) schema["minimum"] = *facts.least;
        if (facts.most) schema["maximum"] = *facts.most;
        if (!facts.characters.empty()) schema["pattern"] = "^[" + std::string(facts.characters) + "]*$";
        const std::string counted = what_is_counted(field.shape.form);
        schema.erase("min" + counted);  // a member may allow fewer entries than its type
        if (facts.shortest > 0) schema["min" + counted] = facts.shortest;
        if (facts.longest < no_limit) schema["max" + counted] = facts.longest;
    }

    static std::string what_is_counted(Form form) {
        if (form == Form::list) return "Items";
        return form == Form::map || form == Form::set ? "Properties" : "Length";
    }

    Json entries(const TypeShape& key, Json value) const {
        Json schema{{"type", "object"}};
        if (key.form == Form::choice) schema["propertyNames"] = of(key);
        if (key.form == Form::seat)
            schema["propertyNames"] = pattern("^[1-" + std::to_string(max_seats) + "]$");
        if (key.form == Form::integer) schema["propertyNames"] = pattern("^(0|-?[1-9][0-9]*)$");
        schema["additionalProperties"] = std::move(value);
        return schema;
    }

    static Json pattern(std::string expression) { return {{"pattern", std::move(expression)}}; }

    Json list(const TypeShape& shape) const {
        Json schema{{"type", "array"}, {"items", of(shape.parts.front())}};
        if (shape.shortest > 0) schema["minItems"] = shape.shortest;
        if (shape.longest < no_limit) schema["maxItems"] = shape.longest;
        return schema;
    }

    Json one_of(const TypeShape& shape) const {
        Json alternatives = Json::array();
        for (const TypeShape& part : shape.parts) alternatives.push_back(of(part));
        return {{"oneOf", std::move(alternatives)}};
    }

    std::string prefix_;
};

}  // namespace

std::string schema(const TypeShape& root) {
    const Json document{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                        {"title", root.name},
                        {"$ref", "#/$defs/" + root.name},
                        {"$defs", SchemaMaker("#/$defs/").definitions({root})}};
    return document.dump(2) + '\n';
}

std::string schemas(const std::vector<TypeShape>& roots, std::string_view prefix) {
    return SchemaMaker(prefix).definitions(roots).dump();
}

}  // namespace reami::publish
