#include "protocol/publish/typescript.hpp"

namespace reami::publish {
namespace {

std::string type_of(const Shape& shape);

std::string union_of(const std::vector<std::string>& types) {
    std::string text;
    for (const std::string& type : types) text += (text.empty() ? "" : " | ") + type;
    return text;
}

std::string choices(const Shape& shape) {
    std::vector<std::string> quoted;
    for (const std::string& choice : shape.choices) quoted.push_back('\'' + choice + '\'');
    return union_of(quoted);
}

std::string alternatives(const Shape& shape) {
    std::vector<std::string> types;
    for (const Shape& part : shape.parts) types.push_back(type_of(part));
    return union_of(types);
}

/// Where the keys can be listed, a map still need not have all of them.
std::string record(const Shape& key, const std::string& value) {
    if (key.kind == Kind::choice) return "Partial<Record<" + type_of(key) + ", " + value + ">>";
    return "Record<string, " + value + ">";
}

std::string list(const Shape& element) {
    const bool is_union =
        element.name.empty() && (element.kind == Kind::one_of || element.kind == Kind::nullable);
    const std::string type = type_of(element);
    return is_union ? '(' + type + ")[]" : type + "[]";
}

std::string members(const Shape& shape) {
    std::string text = "{\n";
    for (const Field& field : shape.fields)
        text += "  " + field.name + (field.required ? ": " : "?: ") + type_of(field.shape) + ";\n";
    return text + '}';
}

/// What the shape is, whether it has a name or not.
std::string inside(const Shape& shape) {
    switch (shape.kind) {
        case Kind::boolean:
            return "boolean";
        case Kind::integer:
        case Kind::seat:
            return "number";
        case Kind::text:
            return "string";
        case Kind::choice:
            return choices(shape);
        case Kind::object:
            return members(shape);
        case Kind::map:
            return record(shape.parts.front(), type_of(shape.parts.back()));
        case Kind::set:
            return record(shape.parts.front(), "true");
        case Kind::list:
            return list(shape.parts.front());
        case Kind::nullable:
            return type_of(shape.parts.front()) + " | null";
        case Kind::one_of:
            return alternatives(shape);
        case Kind::anything:
            break;
    }
    return "unknown";
}

std::string type_of(const Shape& shape) { return shape.name.empty() ? inside(shape) : shape.name; }

std::string declaration(const Shape& shape) {
    if (shape.kind == Kind::object) return "export interface " + shape.name + ' ' + inside(shape) + '\n';
    return "export type " + shape.name + " = " + inside(shape) + ";\n";
}

}  // namespace

std::string typescript(const std::vector<Shape>& roots) {
    std::string text;
    for (const Shape& shape : named(roots)) text += (text.empty() ? "" : "\n") + declaration(shape);
    return text;
}

}  // namespace reami::publish
