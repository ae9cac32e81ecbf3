// What the JSON of a described type looks like, as data: of it the schemas and the TypeScript types are made.
#pragma once

#include <boost/core/type_name.hpp>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/json/constraints.hpp"
#include "protocol/json/described.hpp"
#include "protocol/json/write.hpp"

namespace reami::publish {

enum class TypeKind : std::uint8_t {
    boolean,
    integer,
    text,
    seat,
    choice,  ///< a text out of `choices`
    object,
    map,       ///< `parts`: key, value
    set,       ///< `parts`: key; every value is true
    list,      ///< `parts`: element
    nullable,  ///< `parts`: what it is if it isn't null
    one_of,    ///< `parts`: the alternatives
    anything
};

struct Field;

struct TypeShape {
    TypeKind kind = TypeKind::anything;
    /// Of choices and objects; of others empty, unless who publishes them gives one. What has a name is
    /// published under it, once.
    std::string name;
    std::int64_t least = 0;  ///< of an integer
    std::uint64_t most = 0;
    std::size_t longest = std::numeric_limits<std::size_t>::max();  ///< entries of a list
    std::vector<std::string> choices;
    std::vector<Field> fields;
    std::vector<TypeShape> parts;

    friend bool operator==(const TypeShape&, const TypeShape&) = default;
};

struct Field {
    std::string name;
    TypeShape shape;
    bool required = true;
    json::Facts facts = {};
    std::optional<std::string> by_default = {};  ///< as JSON, where defaults apply

    friend bool operator==(const Field&, const Field&) = default;
};

/// The name under which a C++ type is published unless it has a `type_name`: `reami::kingdomino::View` is
/// `KingdominoView`, `reami::protocol::from_client::Move` is `FromClientMove`.
std::string published_name(std::string_view qualified);

/// Specialised for types that are published under a name of their own.
template <class T>
inline constexpr std::string_view type_name{};

/// All shapes with a name in or below these, each once, in the order in which they are met. Throws
/// std::logic_error if two that differ have one name.
std::vector<TypeShape> named(const std::vector<TypeShape>& roots);

inline TypeShape of_kind(TypeKind kind, std::vector<TypeShape> parts = {}) {
    TypeShape shape;
    shape.kind = kind;
    shape.parts = std::move(parts);
    return shape;
}

template <class T>
TypeShape shape();

template <class T>
std::string name_of() {
    return type_name<T>.empty() ? published_name(boost::core::type_name<T>()) : std::string(type_name<T>);
}

template <json::Number N>
TypeShape integer_shape() {
    using NumericLimits = std::numeric_limits<N>;
    TypeShape integer = of_kind(TypeKind::integer);
    integer.least = static_cast<std::int64_t>(NumericLimits::min());
    integer.most = static_cast<std::uint64_t>(NumericLimits::max());
    return integer;
}

template <json::DescribedEnum E>
TypeShape choice_shape() {
    TypeShape choice = of_kind(TypeKind::choice);
    choice.name = name_of<E>();
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
        [&](auto enumerator) { choice.choices.emplace_back(json::wire_name(enumerator.name)); });
    return choice;
}

template <class T, class Member>
Field field_shape(Member) {
    using Type = json::MemberType<T, Member>;
    Field field{.name = std::string(json::member_name<Member>),
                .shape = shape<Type>(),
                .facts = json::facts<Member::pointer>};
    if constexpr (json::OptionalLike<Type>) {
        field.shape = shape<typename Type::value_type>();
        field.required = false;
    } else if constexpr (json::defaults_apply<T>) {
        field.by_default = json::write(T{}.*Member::pointer);
        field.required = false;
    }
    return field;
}

template <json::DescribedStruct T>
TypeShape object_shape() {
    TypeShape object = of_kind(TypeKind::object);
    object.name = name_of<T>();
    if constexpr (json::Tagged<T>) {
        const json::Tag tag = json::tag_of<T>();
        TypeShape constant = of_kind(TypeKind::choice);
        constant.choices.emplace_back(tag.name);
        object.fields.push_back({.name = std::string(tag.key), .shape = constant});
    }
    boost::mp11::mp_for_each<json::Members<T>>(
        [&](auto member) { object.fields.push_back(field_shape<T>(member)); });
    return object;
}

template <json::ListLike T>
TypeShape list_shape() {
    TypeShape list = of_kind(TypeKind::list, {shape<typename T::value_type>()});
    if constexpr (requires { T::static_capacity; }) list.longest = T::static_capacity;
    return list;
}

template <class... T>
TypeShape one_of_shape(const std::variant<T...>*) {
    return of_kind(TypeKind::one_of, {shape<T>()...});
}

template <class T>
TypeShape shape() {
    if constexpr (std::same_as<T, bool>)
        return of_kind(TypeKind::boolean);
    else if constexpr (json::Number<T>)
        return integer_shape<T>();
    else if constexpr (std::same_as<T, Seat>)
        return of_kind(TypeKind::seat);
    else if constexpr (std::same_as<T, SeatSet>)
        return of_kind(TypeKind::list, {shape<Seat>()});
    else if constexpr (std::same_as<T, json::RawJson>)
        return of_kind(TypeKind::anything);
    else if constexpr (json::DescribedEnum<T>)
        return choice_shape<T>();
    else if constexpr (json::DescribedStruct<T>)
        return object_shape<T>();
    else if constexpr (json::MapLike<T>)
        return of_kind(TypeKind::map, {shape<typename T::key_type>(), shape<typename T::mapped_type>()});
    else if constexpr (json::SetLike<T>)
        return of_kind(TypeKind::set, {shape<typename T::key_type>()});
    else if constexpr (json::OptionalLike<T>)
        return of_kind(TypeKind::nullable, {shape<typename T::value_type>()});
    else if constexpr (json::VariantLike<T>)
        return one_of_shape(static_cast<const T*>(nullptr));
    else if constexpr (json::ListLike<T>)
        return list_shape<T>();
    else
        return of_kind(TypeKind::text);
}

}  // namespace reami::publish
