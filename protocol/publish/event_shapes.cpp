#include "protocol/publish/event_shapes.hpp"

namespace reami::publish {
namespace {

constexpr std::string_view plain = "'plain'";

std::string form_of(const TypeShape& shape);

/// The members of a shape that sentences need, as TypeScript: `{ seat: 'seat' }`.
std::string members_of(const TypeShape& shape) {
    std::string text;
    for (const Field& field : shape.fields)
        if (const std::string member = form_of(field.shape); member != plain)
            text += (text.empty() ? "{ " : ", ") + field.name + ": " + member;
    return text.empty() ? "{}" : text + " }";
}

/// The parts of a shape, as TypeScript: `['seat', 'plain']`.
std::string parts(const TypeShape& shape) {
    std::string text;
    for (const TypeShape& part : shape.parts) text += (text.empty() ? "[" : ", ") + form_of(part);
    return text + ']';
}

std::string form_of(const TypeShape& shape) {
    switch (shape.form) {
        case Form::seat:
            return "'seat'";
        case Form::object:
            return members_of(shape);
        case Form::map:
        case Form::set:
        case Form::list:
            return parts(shape);
        case Form::nullable:
            return form_of(shape.parts.front());
        case Form::boolean:
        case Form::integer:
        case Form::text:
        case Form::notation:
        case Form::choice:
        case Form::seats:
        case Form::strong:
        case Form::written:
        case Form::one_of:
        case Form::anything:
            break;
    }
    return std::string(plain);
}

/// The name of an event, such as `placed`. The name is the tag, which is the event's first field.
const std::string& name_of(const TypeShape& event) { return event.fields.front().shape.choices.front(); }

}  // namespace

std::string event_shapes(const std::map<std::string, TypeShape>& events) {
    std::string text = "export const eventShapes = {\n";
    for (const auto& [game, list] : events) {
        text += "  " + game + ": {\n";
        for (const TypeShape& event : list.parts.front().parts)
            text += "    " + name_of(event) + ": " + form_of(event) + ",\n";
        text += "  },\n";
    }
    return text + "} as const;\n";
}

}  // namespace reami::publish
