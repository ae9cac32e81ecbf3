#include "protocol/publish/typescript.hpp"

namespace reami::publish {
namespace {

std::string type_of(const TypeShape& shape);

std::string union_of(const std::vector<std::string>& types) {
    std::string text;
    for (const std::string& type : types) text += (text.empty() ? "" : " | ") + type;
    return text;
}

std::string choices(const TypeShape& shape) {
    std::vector<std::string> quoted;
    for (const std::string& choice : shape.choices) quoted.push_back('\'' + choice + '\'');
    return union_of(quoted);
}

std::string alternatives(const TypeShape& shape) {
    std::vector<std::string> types;
    for (const TypeShape& part : shape.parts) types.push_back(type_of(part));
    return union_of(types);
}

/// The TypeScript type of a map. If the keys are a fixed list of names, the type makes every member optional,
/// because a map need not have all keys.
std::string record(const TypeShape& key, const std::string& value) {
    if (key.form == Form::choice) return "Partial<Record<" + type_of(key) + ", " + value + ">>";
    return "Record<string, " + value + ">";
}

std::string list(const TypeShape& element) {
    const bool is_union =
        element.name.empty() && (element.form == Form::one_of || element.form == Form::nullable);
    const std::string type = type_of(element);
    return is_union ? '(' + type + ")[]" : type + "[]";
}

std::string members(const TypeShape& shape) {
    std::string text = "{\n";
    for (const Field& field : shape.fields)
        text += "  " + field.name + (field.required ? ": " : "?: ") + type_of(field.shape) + ";\n";
    return text + '}';
}

/// The TypeScript type of the shape itself, even if the shape has a name.
std::string inside(const TypeShape& shape) {
    switch (shape.form) {
        case Form::boolean:
            return "boolean";
        case Form::integer:
        case Form::seat:
            return "number";
        case Form::text:
        case Form::notation:
            return "string";
        case Form::choice:
            return choices(shape);
        case Form::object:
            return members(shape);
        case Form::map:
            return record(shape.parts.front(), type_of(shape.parts.back()));
        case Form::set:
            return record(shape.parts.front(), "true");
        case Form::list:
            return list(shape.parts.front());
        case Form::nullable:
            return type_of(shape.parts.front()) + " | null";
        case Form::one_of:
            return alternatives(shape);
        case Form::seats:
        case Form::strong:
        case Form::written:
        case Form::anything:
            break;
    }
    return "unknown";
}

std::string type_of(const TypeShape& shape) { return shape.name.empty() ? inside(shape) : shape.name; }

std::string declaration(const TypeShape& shape) {
    if (shape.form == Form::object) return "export interface " + shape.name + ' ' + inside(shape) + '\n';
    return "export type " + shape.name + " = " + inside(shape) + ";\n";
}

}  // namespace

std::string typescript(const std::vector<TypeShape>& roots) {
    std::string text;
    for (const TypeShape& shape : named(roots)) text += (text.empty() ? "" : "\n") + declaration(shape);
    return text;
}

std::string typescript(const std::vector<Constants>& objects) {
    std::string text;
    for (const Constants& object : objects) {
        text += "\nexport const " + object.name + " = {\n";
        for (const auto& [name, value] : object.members)
            text += "  " + name + ": " + std::to_string(value) + ",\n";
        text += "} as const;\n";
    }
    return text;
}

}  // namespace reami::publish
