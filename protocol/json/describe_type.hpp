// What would be right where a described struct could not be read: for whoever writes a client and got it
// wrong.
#pragma once

#include <string>
#include <string_view>

#include "protocol/json/constraints.hpp"
#include "protocol/json/described.hpp"

namespace reami::json {

/// `from 1 to 4`, `of 1 to 32 characters out of [0-9A-Za-z]`; empty if there is nothing to say.
std::string number_range(const Facts& facts);
std::string text_shape(const Facts& facts);

/// What a value of that type looks like: `a whole number from 1`, `true or false`, `one of three, four`.
template <class T>
std::string expected(const Facts& of) {
    if constexpr (OptionalLike<T>) {
        return expected<typename T::value_type>(of);
    } else if constexpr (std::same_as<T, bool>) {
        return "true or false";
    } else if constexpr (std::same_as<T, Seat>) {
        return "a seat, 1 to " + std::to_string(max_seats);
    } else if constexpr (Number<T>) {
        return "a whole number" + number_range(of);
    } else if constexpr (DescribedEnum<T>) {
        std::string names;
        boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>([&](auto one) {
            names += (names.empty() ? "one of " : ", ") + std::string(wire_name(one.name));
        });
        return names;
    } else if constexpr (Text<T>) {
        return "a text" + text_shape(of);
    } else if constexpr (ListLike<T>) {
        return "a list";
    } else {
        return "an object";
    }
}

/// The same for what stands at a path of a struct (`have.v`), as `read` names it.
template <DescribedStruct T>
std::string expected_at(std::string_view path) {
    const std::string_view first = path.substr(0, path.find('.'));
    const std::string_view rest = path.substr(std::min(path.size(), first.size() + 1));
    std::string text;
    boost::mp11::mp_for_each<Members<T>>([&](auto member) {
        using Member = MemberType<T, decltype(member)>;
        if (member_name<decltype(member)> != first) return;
        if constexpr (OptionalLike<Member>) {
            if constexpr (DescribedStruct<typename Member::value_type>)
                if (!rest.empty()) text = expected_at<typename Member::value_type>(rest);
        }
        if (text.empty()) text = expected<Member>(facts<member.pointer>);
    });
    return text;
}

}  // namespace reami::json
