// The types that have a JSON form. A type gets its JSON, its patches, its schema and its TypeScript from one
// BOOST_DESCRIBE_… macro beside it.
//
//   bool, integer, text, described enum     true, 7, "text", "its_name"
//   Seat, SeatSet                           2, [1,3]
//   described struct                        {"field":…}; an empty std::optional is left out
//   map, set                                {"key":…}, {"key":true}; an empty std::optional is null. Views
//                                           have no null, because a merge patch can't set a member to null
//   vector, static_vector                   […]; views have none, because a patch replaces a list as a whole
//   variant of described structs            the struct that it holds, identified by its tag
//   a strong type (messages/ids.hpp)        the value that it holds
//   RawJson                                 its text
//   Written<T>                              a T that is already written
//
// If a type of the engine has its own notation (a square is `g7`), its namespace has two free functions:
// `std::string to_text(T)` and `bool from_text(std::string_view, T&)`. Its JSON value is this text, and it
// can also be a key.
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

/// Canonical JSON that a message contains unchanged, for example a view.
struct RawJson {
    std::string text = "null";
    friend bool operator==(const RawJson&, const RawJson&) = default;
};

/// A value of this type, already written as canonical JSON. The server writes it once, and puts it into
/// several messages.
template <class T>
struct Written {
    using held_type = T;
    std::string text;
    friend bool operator==(const Written&, const Written&) = default;
};

/// Canonical JSON: it has no white space, and the members of every object are sorted bytewise by name. Equal
/// values have equal texts.
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

/// A strong type around a number or a text, such as an id. Its JSON is the JSON of the value inside.
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

/// Whether a field that the JSON lacks keeps its value from the default-constructed struct. A struct such as
/// options declares this by `static constexpr bool defaults_apply = true`. In any other struct, the JSON may
/// lack only optional fields.
template <class T>
inline constexpr bool defaults_apply = [] {
    if constexpr (requires { T::defaults_apply; })
        return T::defaults_apply;
    else
        return false;
}();

// The names of described members and enumerators.

/// The name in JSON. A name that is a keyword of C++ has a trailing underscore in the description
/// (`default_`), and this function drops the underscore.
constexpr std::string_view wire_name(std::string_view described) {
    if (described.ends_with('_')) described.remove_suffix(1);
    return described;
}

/// The name of the member that this descriptor describes.
template <class Member>
inline constexpr std::string_view member_name = wire_name(Member::name);

/// The descriptors of a struct's members, in the order of their description.
template <DescribedStruct T>
using Members =
    boost::describe::describe_members<T, boost::describe::mod_public | boost::describe::mod_inherited>;

/// The type of the member that this descriptor describes.
template <class T, class Member>
using MemberType = std::remove_cvref_t<decltype(std::declval<T&>().*Member::pointer)>;

/// The name of an enumerator; empty for a value that has none.
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

/// The JSON field whose value is a struct's tag. The tag is the struct's `static constexpr std::string_view
/// tag`. The field is `e` for events; messages specialise this variable.
template <class T>
inline constexpr std::string_view tag_key = "e";

/// The name and the value of the tag's field. If the key is empty, the struct has no tag.
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
