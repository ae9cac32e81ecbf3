// Describes the JSON form of a type as data. The publisher makes schemas and TypeScript types from it.
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
#include "protocol/json/form.hpp"
#include "protocol/json/write.hpp"

namespace reami::publish {

using json::Form;

struct Field;

/// The JSON form of a type. A strong type or a notation has the shape of its JSON value.
struct TypeShape {
    Form form = Form::anything;
    /// The name of a choice or of an object. Other shapes have no name, unless the publisher gives them one.
    /// The publisher publishes a named shape once, under its name.
    std::string name;
    std::int64_t least = 0;  ///< the lower limit of an integer
    std::uint64_t most = 0;
    std::size_t shortest = 0;                                       ///< entries of a list
    std::size_t longest = std::numeric_limits<std::size_t>::max();  ///< entries of a list
    std::vector<std::string> choices;
    std::vector<Field> fields;
    /// For a map, its key and value; for a set, its key; for a list, its element; for a nullable value, the
    /// value; for a choice, its alternatives.
    std::vector<TypeShape> parts;

    friend bool operator==(const TypeShape&, const TypeShape&) = default;
};

struct Field {
    std::string name;
    TypeShape shape;
    bool required = true;
    json::Facts facts = {};
    std::optional<std::string> by_default = {};  ///< as JSON, if the struct has `defaults_apply`

    friend bool operator==(const Field&, const Field&) = default;
};

/// The published name of a C++ type that has no `type_name` of its own: `reami::kingdomino::View` becomes
/// `KingdominoView`, and `reami::protocol::from_client::Move` becomes `FromClientMove`.
std::string published_name(std::string_view qualified);

/// The published name of a type. A type with a name of its own specialises this variable.
template <class T>
inline constexpr std::string_view type_name{};

/// All named shapes in or below these roots, each once, in the order of their first occurrence. Throws
/// std::logic_error if two different shapes have one name.
std::vector<TypeShape> named(const std::vector<TypeShape>& roots);

inline TypeShape of_form(Form form, std::vector<TypeShape> parts = {}) {
    TypeShape shape;
    shape.form = form;
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
    TypeShape integer = of_form(Form::integer);
    integer.least = static_cast<std::int64_t>(NumericLimits::min());
    integer.most = static_cast<std::uint64_t>(NumericLimits::max());
    return integer;
}

template <json::DescribedEnum E>
TypeShape choice_shape() {
    TypeShape choice = of_form(Form::choice);
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
    if constexpr (json::form<Type> == Form::nullable) {
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
    TypeShape object = of_form(Form::object);
    object.name = name_of<T>();
    if constexpr (json::Tagged<T>) {
        const json::Tag tag = json::tag_of<T>();
        TypeShape constant = of_form(Form::choice);
        constant.choices.emplace_back(tag.name);
        object.fields.push_back({.name = std::string(tag.key), .shape = constant});
    }
    boost::mp11::mp_for_each<json::Members<T>>(
        [&](auto member) { object.fields.push_back(field_shape<T>(member)); });
    return object;
}

template <json::ListLike T>
TypeShape list_shape() {
    TypeShape list = of_form(Form::list, {shape<typename T::value_type>()});
    constexpr json::Facts facts = json::facts_of_type<T>;
    list.shortest = facts.shortest;
    list.longest = facts.longest;
    if constexpr (requires { T::static_capacity; }) list.longest = T::static_capacity;
    return list;
}

template <class... T>
TypeShape one_of_shape(const std::variant<T...>*) {
    return of_form(Form::one_of, {shape<T>()...});
}

template <class T>
TypeShape shape() {
    constexpr Form form = json::form<T>;
    if constexpr (form == Form::boolean || form == Form::seat || form == Form::anything)
        return of_form(form);
    else if constexpr (form == Form::integer)
        return integer_shape<T>();
    else if constexpr (form == Form::seats)
        return of_form(Form::list, {shape<Seat>()});
    else if constexpr (form == Form::strong || form == Form::written)
        return shape<typename T::held_type>();
    else if constexpr (form == Form::choice)
        return choice_shape<T>();
    else if constexpr (form == Form::object)
        return object_shape<T>();
    else if constexpr (form == Form::map)
        return of_form(form, {shape<typename T::key_type>(), shape<typename T::mapped_type>()});
    else if constexpr (form == Form::set)
        return of_form(form, {shape<typename T::key_type>()});
    else if constexpr (form == Form::nullable)
        return of_form(form, {shape<typename T::value_type>()});
    else if constexpr (form == Form::one_of)
        return one_of_shape(static_cast<const T*>(nullptr));
    else if constexpr (form == Form::list)
        return list_shape<T>();
    else
        return of_form(Form::text);
}

}  // namespace reami::publish
