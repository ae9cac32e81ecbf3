#include "protocol/publish/shape.hpp"

#include <algorithm>
#include <stdexcept>

namespace reami::publish {
namespace {

constexpr std::string_view in_words = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

void collect(const TypeShape& shape, std::vector<TypeShape>& into) {
    if (!shape.name.empty()) {
        const auto known = std::ranges::find(into, shape.name, &TypeShape::name);
        if (known != into.end() && *known != shape)
            throw std::logic_error("two types are published as " + shape.name);
        if (known != into.end()) return;
        into.push_back(shape);
    }
    for (const Field& field : shape.fields) collect(field.shape, into);
    for (const TypeShape& part : shape.parts) collect(part, into);
}

std::string capitalized(std::string_view word) {
    std::string text(word);
    if (text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

}  // namespace

std::string published_name(std::string_view qualified) {
    std::string name;
    for (auto start = qualified.find_first_of(in_words); start != qualified.npos;
         start = qualified.find_first_of(in_words)) {
        qualified.remove_prefix(start);
        const auto word = qualified.substr(0, qualified.find_first_not_of(in_words));
        qualified.remove_prefix(word.size());
        if (word != "reami" && word != "protocol") name += capitalized(word);
    }
    return name;
}

std::vector<TypeShape> named(const std::vector<TypeShape>& roots) {
    std::vector<TypeShape> all;
    for (const TypeShape& root : roots) collect(root, all);
    return all;
}

}  // namespace reami::publish
