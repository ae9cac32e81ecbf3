// Which types have a JSON form. One BOOST_DESCRIBE_… beside a struct or an enum is
// all that its JSON, its patches, its schema and its TypeScript need.
//
//   bool, integer, text, described enum     true, 7, "text", "its_name"
//   Seat, SeatSet                           2, [1,3]
//   described struct                        {"field":…}; an empty std::optional is left out
//   map, set                                {"key":…}, {"key":true}; an empty std::optional is null, which a
//                                           view can't have, as a change of it could not say so
//   vector, static_vector                   […]; views have none, as a change can only name them whole
//   variant of described structs            the struct that it holds, told by its tag
//   a strong type (messages/ids.hpp)        what it holds
//   RawJson                                 whatever it says
//   Written<T>                              a T that is already written
//
// A type of the engine with a notation of its own (a square: g7) has two free functions in its namespace,
// `std::string to_text(T)` and `bool from_text(std::string_view, T&)`: it is then a key, and as a value a
// text.
#pragma once

#include <boost/describe/enumerators.hpp>
#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/core/seat.hpp"

namespace reami::json {

/// Canonical JSON that is passed on as it is: a view inside a message.
struct RawJson {
    std::string text = "null";
    friend bool operator==(const RawJson&, const RawJson&) = default;
};

/// A value of that type as its canonical JSON: for what several messages say, so that it is written once.
template <class T>
struct Written {
    using held_type = T;
    std::string text;
    friend bool operator==(const Written&, const Written&) = default;
};

/// Canonical JSON: no white space, the members of every object sorted bytewise by name. Equal values have
/// equal texts.
template <class T>
concept DescribedStruct = std::is_class_v<T> && boost::describe::has_describe_members<T>::value;

template <class T>
concept DescribedEnum = std::is_enum_v<T> && boost::describe::has_describe_enumerators<T>::value;

template <class T>
concept Number = std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char>;

template <class T>
concept Text = std::same_as<T, std::string> || std::same_as<T, std::string_view>;

template <class T>
concept Notated = !DescribedStruct<T> && !DescribedEnum<T> && requires(const T& value) {
    { to_text(value) } -> std::convertible_to<std::string_view>;
};

template <class T>
concept MapLike = requires {
    typename T::key_type;
    typename T::mapped_type;
};

template <class T>
concept SetLike = !MapLike<T> && requires {
    typename T::key_type;
};

template <class T>
concept ListLike = !Text<T> && requires(T list, typename T::value_type element) {
    list.push_back(element);
};

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
concept OptionalLike = is_optional<T>;

/// A strong type around a number or a text, such as an id: its JSON is that of the value inside.
template <class T>
concept StrongType = requires(const T& strong) {
    typename T::held_type;
    { strong.value() } -> std::convertible_to<const typename T::held_type&>;
    T(strong.value());
};

template <class T>
inline constexpr bool is_written = false;
template <class T>
inline constexpr bool is_written<Written<T>> = true;

template <class T>
inline constexpr bool is_variant = false;
template <DescribedStruct... T>
inline constexpr bool is_variant<std::variant<T...>> = true;
template <class T>
concept VariantLike = is_variant<T>;

/// Whether fields that are absent keep the values that a struct has when default made: for options. A struct
/// says so by `static constexpr bool defaults_apply = true`. Any other struct's field may be absent only if
/// it is optional.
template <class T>
inline constexpr bool defaults_apply = [] {
    if constexpr (requires { T::defaults_apply; })
        return T::defaults_apply;
    else
        return false;
}();

// Names.

/// A name as the wire has it. C++ keeps some words to itself: for them the description has a trailing
/// underscore, which is dropped (`default_`).
constexpr std::string_view wire_name(std::string_view described) {
    if (described.ends_with('_')) described.remove_suffix(1);
    return described;
}

/// The name of a member, given its descriptor.
template <class Member>
inline constexpr std::string_view member_name = wire_name(Member::name);

/// The descriptors of a struct's members, in the order in which they are described.
template <DescribedStruct T>
using Members =
    boost::describe::describe_members<T, boost::describe::mod_public | boost::describe::mod_inherited>;

/// The type of a member, given its descriptor.
template <class T, class Member>
using MemberType = std::remove_cvref_t<decltype(std::declval<T&>().*Member::pointer)>;

/// Empty for a value that has no enumerator.
template <DescribedEnum E>
constexpr std::string_view enum_name(E value) {
    std::string_view name;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto enumerator) {
        if (enumerator.value == value) name = wire_name(enumerator.name);
    });
    return name;
}

template <DescribedEnum E>
constexpr bool enum_from(std::string_view name, E& value) {
    bool found = false;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto enumerator) {
        if (wire_name(enumerator.name) != name) return;
        value = enumerator.value;
        found = true;
    });
    return found;
}

/// The field in which a struct with `static constexpr std::string_view tag` says which one it is, wherever it
/// is written: `e` for events. Specialised for messages.
template <class T>
inline constexpr std::string_view tag_key = "e";

/// Such a field; without a key there is none.
struct Tag {
    std::string_view key, name;
};

template <DescribedStruct T>
constexpr Tag tag_of() {
    if constexpr (requires { T::tag; })
        return {tag_key<T>, T::tag};
    else
        return {};
}

template <class T>
concept Tagged = DescribedStruct<T> && !tag_of<T>().key.empty();

}  // namespace reami::json
