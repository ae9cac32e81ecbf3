// Tells authors of clients which value the server expected, if it could not read a described struct.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/json/constraints.hpp"
#include "protocol/json/form.hpp"

namespace reami::json {

/// The key of a text, such as `must_be.integer`, and the values of its placeholders.
struct Expectation {
    std::string key;
    std::map<std::string, std::string, std::less<>> places = {};
    friend bool operator==(const Expectation&, const Expectation&) = default;
};

Expectation expected_number(const Facts& facts);
Expectation expected_text(const Facts& facts);
Expectation expected_list(const Facts& facts);

template <DescribedEnum E>
Expectation expected_choice() {
    std::string choices;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
        [&](auto one) { choices += (choices.empty() ? "" : ", ") + std::string(wire_name(one.name)); });
    return {"must_be.choice", {{"choices", choices}}};
}

/// Describes the values that this type has.
template <class T>
Expectation expected(const Facts& facts) {
    constexpr Form of = form<T>;
    if constexpr (of == Form::nullable)
        return expected<typename T::value_type>(facts);
    else if constexpr (of == Form::strong || of == Form::written)
        return expected<typename T::held_type>(facts);
    else if constexpr (of == Form::boolean)
        return {"must_be.boolean"};
    else if constexpr (of == Form::seat)
        return {"must_be.seat", {{"most", std::to_string(max_seats)}}};
    else if constexpr (of == Form::integer)
        return expected_number(facts);
    else if constexpr (of == Form::choice)
        return expected_choice<T>();
    else if constexpr (of == Form::text || of == Form::notation)
        return expected_text(facts);
    else if constexpr (of == Form::list || of == Form::seats)
        return expected_list(facts);
    else
        return {"must_be.object"};
}

template <DescribedStruct T>
std::optional<Expectation> expected_at(std::string_view path);

/// Describes the values inside a member: the member is a struct, or a list, of which all entries have one
/// type.
template <class Member>
std::optional<Expectation> expected_below(std::string_view path) {
    constexpr Form of = form<Member>;
    if constexpr (of == Form::nullable)
        return expected_below<typename Member::value_type>(path);
    else if constexpr (of == Form::object)
        return expected_at<Member>(path);
    else if constexpr (of == Form::list) {
        using Entry = typename Member::value_type;
        if (const auto dot = path.find('.'); dot != std::string_view::npos)
            return expected_below<Entry>(path.substr(dot + 1));
        return expected<Entry>(facts_of_type<Entry>);
    } else
        return std::nullopt;
}

/// Describes the values that the member at this path of a struct has. The path has the form that `read`
/// returns (`have.v`). Returns an empty optional if the struct has no such member.
template <DescribedStruct T>
std::optional<Expectation> expected_at(std::string_view path) {
    const std::string_view first = path.substr(0, path.find('.'));
    const std::string_view rest = path.substr(std::min(path.size(), first.size() + 1));
    std::optional<Expectation> found;
    boost::mp11::mp_for_each<Members<T>>([&](auto member) {
        using Member = MemberType<T, decltype(member)>;
        if (member_name<decltype(member)> != first) return;
        if (!rest.empty()) found = expected_below<Member>(rest);
        if (!found) found = expected<Member>(facts<member.pointer>);
    });
    return found;
}

}  // namespace reami::json
