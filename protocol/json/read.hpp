// Reads JSON into a described struct. It is strict: it does not accept true for 1, 1.0 for 1, or a number out
// of range. It ignores unknown fields. The JSON may lack a field only if the field is a std::optional, or if
// the struct sets `defaults_apply`.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/json/constraints.hpp"
#include "protocol/json/document.hpp"
#include "protocol/json/keys.hpp"

namespace reami::json {

/// Fills values, and remembers the path of the first wrong value.
class JsonReader {
public:
    /// Returns false if the JSON is not a value of this type. In this case `into` may be partly filled.
    template <class T>
    bool value(const JsonValue& from, T& into) {  // NOLINT(*-cognitive-complexity): one branch a form
        constexpr Form of = form<T>;
        if constexpr (of == Form::boolean)
            return boolean(from, into);
        else if constexpr (of == Form::integer)
            return number(from, into);
        else if constexpr (of == Form::seat)
            return seat(from, into);
        else if constexpr (of == Form::seats)
            return seats(from, into);
        else if constexpr (of == Form::strong)
            return strong(from, into);
        else if constexpr (of == Form::anything)
            return (into.text = from.dump(), true);
        else if constexpr (of == Form::written)
            return written(from, into);
        else if constexpr (of == Form::object)
            return object(from, into);
        else if constexpr (of == Form::map)
            return map(from, into);
        else if constexpr (of == Form::set)
            return set(from, into);
        else if constexpr (of == Form::nullable)
            return from.is_null() ? (into.reset(), true) : value(from, into.emplace());
        else if constexpr (of == Form::one_of)
            return variant(from, into);
        else if constexpr (of == Form::list)
            return list(from, into);
        else
            return text(from, into);
    }

    /// The path of the first wrong value, such as `seats.2.name`; empty if the outermost value is wrong.
    const std::string& wrong() const { return wrong_; }

private:
    static bool boolean(const JsonValue& from, bool& into) {
        const bool* const boolean = from.get_ptr<const bool*>();
        return boolean != nullptr && (into = *boolean, true);
    }

    template <Number N>
    static bool number(const JsonValue& from, N& into) {
        const auto fill = [&into](auto number) {
            if (!std::in_range<N>(number)) return false;
            into = static_cast<N>(number);
            return true;
        };
        if (const auto* natural = from.get_ptr<const std::uint64_t*>()) return fill(*natural);
        if (const auto* integer = from.get_ptr<const std::int64_t*>()) return fill(*integer);
        return false;
    }

    static bool seat(const JsonValue& from, Seat& into) {
        int of = 0;
        return number(from, of) && seat_from(of, into);
    }

    bool seats(const JsonValue& from, SeatSet& into) {
        std::vector<Seat> each;
        if (!list(from, each)) return false;
        into = {};
        for (const Seat one : each) into.insert(one);
        return true;
    }

    template <class T>
    bool strong(const JsonValue& from, T& into) {
        typename T::held_type held{};
        if (!value(from, held)) return false;
        into = T(std::move(held));
        return true;
    }

    template <class T>
    bool written(const JsonValue& from, Written<T>& into) {
        T checked{};
        return value(from, checked) && (into.text = from.dump(), true);
    }

    /// Reads a text, a choice, or a notation.
    template <class T>
    static bool text(const JsonValue& from, T& into) {
        const auto* const text = text_of(from);
        return text != nullptr && key_from(*text, into);
    }

    template <class T>
    bool object(const JsonValue& from, T& into) {
        const JsonObject* const members = from.get_ptr<const JsonObject*>();
        if (members == nullptr || !tagged<T>(*members)) return false;
        bool good = true;
        boost::mp11::mp_for_each<Members<T>>(
            [&](auto member) { good = good && field(*members, into, member); });
        return good;
    }

    template <class T>
    bool tagged(const JsonObject& from) {
        if constexpr (Tagged<T>)
            return has_tag(from, tag_of<T>()) || wrong_at(tag_of<T>().key);
        else
            return true;
    }

    static bool has_tag(const JsonObject& from, Tag tag) {
        const JsonValue* const found = find_member(from, tag.key);
        const auto* const text = found != nullptr ? text_of(*found) : nullptr;
        return text != nullptr && *text == tag.name;
    }

    template <class T, class Member>
    bool field(const JsonObject& from, T& into, Member) {
        constexpr std::string_view name = member_name<Member>;
        auto& value = into.*Member::pointer;
        const JsonValue* const found = find_member(from, name);
        if (found == nullptr) return absent<T>(value) || wrong_at(name);
        return present(*found, value, facts<Member::pointer>) || wrong_at(name);
    }

    template <class T, class Value>
    static bool absent(Value& value) {
        if constexpr (OptionalLike<Value>) value.reset();
        return OptionalLike<Value> || defaults_apply<T>;
    }

    template <class Value>
    bool present(const JsonValue& from, Value& value, const Facts& facts) {
        if constexpr (OptionalLike<Value>)
            return present(from, value.emplace(), facts);
        else
            return this->value(from, value) && holds(facts, value);
    }

    template <class Value>
    static bool holds(const Facts& facts, const Value& value) {
        constexpr Form of = form<Value>;
        if constexpr (of == Form::strong)
            return holds(facts, value.value());
        else if constexpr (of == Form::integer)
            return !(facts.least && std::cmp_less(value, *facts.least)) &&
                   !(facts.most && std::cmp_greater(value, *facts.most));
        else if constexpr (of == Form::text)
            return facts == Facts{} || satisfies(facts, value);
        else if constexpr (of == Form::map || of == Form::set || of == Form::list)
            return value.size() >= facts.shortest && value.size() <= facts.longest;
        else
            return true;
    }

    template <class T>
    bool map(const JsonValue& from, T& into) {
        return entries(from, into, [this](const JsonValue& entry, T& map, typename T::key_type&& key) {
            return value(entry, map[std::move(key)]);
        });
    }

    template <class T>
    bool set(const JsonValue& from, T& into) {
        return entries(from, into, [](const JsonValue& entry, T& set, typename T::key_type&& key) {
            set.insert(std::move(key));
            return entry == true;
        });
    }

    template <class T, class Take>
    bool entries(const JsonValue& from, T& into, Take take) {
        const JsonObject* const members = from.get_ptr<const JsonObject*>();
        if (members == nullptr) return false;
        into.clear();
        return std::ranges::all_of(*members, [&](const auto& entry) {
            typename T::key_type key{};
            const auto& [name, value] = entry;
            return (key_from(name, key) && take(value, into, std::move(key))) || wrong_at(name);
        });
    }

    template <class... Alternatives>
    bool variant(const JsonValue& from, std::variant<Alternatives...>& into) {
        const JsonObject* const members = from.get_ptr<const JsonObject*>();
        if (members == nullptr) return false;
        bool known = false, good = false;
        const auto try_one = [&](auto alternative) {
            using Alternative = typename decltype(alternative)::type;
            if (known || !has_tag(*members, tag_of<Alternative>())) return;
            known = true;
            good = value(from, into.template emplace<Alternative>());
        };
        (try_one(std::type_identity<Alternatives>()), ...);
        return known ? good
                     : wrong_at(tag_of<std::variant_alternative_t<0, std::variant<Alternatives...>>>().key);
    }

    template <class T>
    bool list(const JsonValue& from, T& into) {
        const auto* const elements = from.get_ptr<const JsonValue::array_t*>();
        if (elements == nullptr) return false;
        if constexpr (requires { T::static_capacity; })
            if (elements->size() > T::static_capacity) return false;
        into.clear();
        for (const JsonValue& each : *elements) {
            typename T::value_type element{};
            if (!present(each, element, facts_of_type<typename T::value_type>))
                return wrong_at(std::to_string(into.size()));
            into.push_back(std::move(element));
        }
        return true;
    }

    /// Puts a step in front of the path of the wrong value, and returns false. Callers call it once per
    /// level, from the inside out.
    bool wrong_at(std::string_view step) {
        wrong_.insert(0, wrong_.empty() ? std::string(step) : std::string(step) + '.');
        return false;
    }

    std::string wrong_;
};

/// Fills a value from JSON. Returns an empty optional if this succeeds; otherwise the path of the first wrong
/// field, such as `options.dynasty`, and the value may be partly filled. The path is empty if the whole JSON
/// is of another form.
template <class T>
std::optional<std::string> read(const JsonValue& from, T& into) {
    JsonReader reader;
    if (reader.value(from, into)) return std::nullopt;
    return reader.wrong();
}

}  // namespace reami::json
