// Writes a described struct as canonical JSON. Writes the text directly, without a tree. Canonical JSON has
// no white space, and the members of every object are sorted bytewise by name. So equal values have equal
// texts and equal hashes on every machine: `write(x) == nlohmann::json::parse(write(x)).dump()`.
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/json/escape.hpp"
#include "protocol/json/keys.hpp"

namespace reami::json {

/// Takes the place of a descriptor for the tag, among the descriptors of the members.
template <class T>
struct TagMember {
    static constexpr std::string_view name = tag_of<T>().key;
};

template <class A, class B>
using NamedBefore = boost::mp11::mp_bool<(member_name<A> < member_name<B>)>;

template <class T>
struct WrittenMembers {
    using type = boost::mp11::mp_sort<Members<T>, NamedBefore>;
};
template <Tagged T>
struct WrittenMembers<T> {
    using type = boost::mp11::mp_sort<boost::mp11::mp_push_back<Members<T>, TagMember<T>>, NamedBefore>;
};

/// The text before a member's value: `,"name":`.
template <class Member>
inline constexpr auto name_before_value = [] {
    constexpr std::string_view name = member_name<Member>;
    std::array<char, name.size() + 4> text{',', '"'};
    std::copy(name.begin(), name.end(), text.begin() + 2);
    text[name.size() + 2] = '"';
    text[name.size() + 3] = ':';
    return text;
}();

/// Appends canonical JSON to a text.
class JsonWriter {
public:
    explicit JsonWriter(std::string& out) : out_(out) {}

    template <class T>
    void value(const T& value) {  // NOLINT(*-cognitive-complexity): one branch a form
        constexpr Form of = form<T>;
        if constexpr (of == Form::boolean)
            out_ += value ? "true" : "false";
        else if constexpr (of == Form::integer)
            number(value);
        else if constexpr (of == Form::seat)
            number(value.number());
        else if constexpr (of == Form::strong)
            this->value(value.value());
        else if constexpr (of == Form::anything || of == Form::written)
            out_ += value.text;
        else if constexpr (of == Form::object)
            object(value);
        else if constexpr (of == Form::map)
            map(value);
        else if constexpr (of == Form::set)
            set(value);
        else if constexpr (of == Form::nullable)
            value ? this->value(*value) : void(out_ += "null");
        else if constexpr (of == Form::one_of)
            std::visit([this](const auto& held) { this->value(held); }, value);
        else if constexpr (of == Form::list || of == Form::seats)
            list(value);
        else
            append_quoted(out_, key_text(value));
    }

private:
    template <Number N>
    void number(N number) {
        std::array<char, 24> digits;
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
        out_.append(digits.data(), end);
    }

    template <class T>
    void object(const T& object) {
        out_ += '{';
        boost::mp11::mp_for_each<typename WrittenMembers<T>::type>(
            [&](auto member) { field(object, member); });
        out_ += '}';
    }

    template <class T, class Member>
    void field(const T& object, Member) {
        if constexpr (std::same_as<Member, TagMember<T>>) {
            name<Member>();
            append_quoted(out_, tag_of<T>().name);
        } else if constexpr (OptionalLike<MemberType<T, Member>>) {
            if (!(object.*Member::pointer)) return;
            name<Member>();
            value(*(object.*Member::pointer));
        } else {
            name<Member>();
            value(object.*Member::pointer);
        }
    }

    template <class Member>
    void name() {
        const std::string_view text(name_before_value<Member>.data(), name_before_value<Member>.size());
        out_ += at_start() ? text.substr(1) : text;
    }

    template <class T>
    void map(const T& map) {
        in_braces(
            map, [](const auto& entry) -> const auto& { return entry.first; },
            [](std::string& out, const auto& entry) { JsonWriter(out).value(entry.second); });
    }

    template <class T>
    void set(const T& set) {
        in_braces(
            set, [](const auto& key) -> const auto& { return key; },
            [](std::string& out, const auto&) { out += "true"; });
    }

    /// Writes an object with a member for each entry. The members are in the order of the keys' texts.
    template <class Entries, class KeyOf, class WriteValue>
    void in_braces(const Entries& entries, KeyOf key_of, WriteValue write_value) {
        if constexpr (sorted_by_text<typename Entries::key_type>) {
            out_ += '{';
            for (const auto& entry : entries) {
                append_name(out_, key_text(key_of(entry)));
                write_value(out_, entry);
            }
            out_ += '}';
        } else {
            ObjectMembers members;
            for (const auto& entry : entries)
                write_value(members[std::string(key_text(key_of(entry)))], entry);
            append_object(out_, members);
        }
    }

    template <class T>
    void list(const T& list) {
        out_ += '[';
        bool first = true;
        for (const auto& element : list) {
            if (!std::exchange(first, false)) out_ += ',';
            value(element);
        }
        out_ += ']';
    }

    /// Whether nothing follows the opening brace of the object yet. No JSON value ends with an opening brace.
    bool at_start() const { return out_.back() == '{'; }

    std::string& out_;
};

template <class T>
void append(std::string& out, const T& value) {
    JsonWriter(out).value(value);
}

/// The canonical JSON of a value. `expected` is the usual size in bytes. The function reserves it at once,
/// because repeated growth would cost more.
template <class T>
std::string write(const T& value, std::size_t expected = 240) {
    std::string text;
    text.reserve(expected);
    append(text, value);
    return text;
}

}  // namespace reami::json
