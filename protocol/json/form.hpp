// The forms that a value can have in JSON. All code that reads, writes, compares or publishes values chooses
// its way by `form<T>`.
#pragma once

#include <cstdint>

#include "engine/core/seat.hpp"
#include "protocol/json/described.hpp"

namespace reami::json {

enum class Form : std::uint8_t {
    boolean,
    integer,
    text,
    seat,      ///< the seat's number
    seats,     ///< a list of seats in rising order
    choice,    ///< a text: the name of an enumerator
    notation,  ///< a text: the result of `to_text`
    object,
    map,  ///< an object with a member for each entry
    set,  ///< an object with a member `true` for each element
    list,
    nullable,  ///< null, or the form of the value inside
    one_of,    ///< the form of the alternative that it holds, which the tag names
    strong,    ///< the form of the value inside
    written,   ///< the text that it contains
    anything
};

template <class T>
inline constexpr bool has_no_form = false;

template <class T>
consteval Form form_of() {  // NOLINT(*-cognitive-complexity): one branch a form
    if constexpr (std::same_as<T, bool>)
        return Form::boolean;
    else if constexpr (Number<T>)
        return Form::integer;
    else if constexpr (Text<T>)
        return Form::text;
    else if constexpr (std::same_as<T, Seat>)
        return Form::seat;
    else if constexpr (std::same_as<T, SeatSet>)
        return Form::seats;
    else if constexpr (std::same_as<T, RawJson>)
        return Form::anything;
    else if constexpr (is_written<T>)
        return Form::written;
    else if constexpr (StrongType<T>)
        return Form::strong;
    else if constexpr (DescribedEnum<T>)
        return Form::choice;
    else if constexpr (DescribedStruct<T>)
        return Form::object;
    else if constexpr (MapLike<T>)
        return Form::map;
    else if constexpr (SetLike<T>)
        return Form::set;
    else if constexpr (OptionalLike<T>)
        return Form::nullable;
    else if constexpr (VariantLike<T>)
        return Form::one_of;
    else if constexpr (ListLike<T>)
        return Form::list;
    else if constexpr (Notated<T>)
        return Form::notation;
    else
        static_assert(has_no_form<T>, "describe it, or give it to_text and from_text");
}

template <class T>
inline constexpr Form form = form_of<T>();

}  // namespace reami::json
