// Keys of maps and sets, and the texts of choices and notations.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include "protocol/json/form.hpp"

namespace reami::json {

/// The text of a key. If the key is a text, the result refers to that key.
template <class Key>
auto key_text(const Key& key) {
    if constexpr (form<Key> == Form::seat)
        return std::to_string(key.number());
    else if constexpr (form<Key> == Form::integer)
        return std::to_string(key);
    else if constexpr (form<Key> == Form::choice)
        return enum_name(key);
    else if constexpr (form<Key> == Form::text)
        return std::string_view(key);
    else
        return to_text(key);
}

/// Whether the order of the keys is also the order of their texts.
template <class Key>
inline constexpr bool sorted_by_text = form<Key> == Form::seat || form<Key> == Form::text;

template <Number N>
bool number_from(std::string_view text, N& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

/// Converts a number to a seat; returns false if there is no such seat.
constexpr bool seat_from(int number, Seat& seat) {
    if (number < 1 || number > max_seats) return false;
    seat = Seat::from_number(number);
    return true;
}

/// Reads a key. Returns false for any other text, even for another spelling (`01`) of a key that `key_text`
/// writes as `1`.
template <class Key>
bool key_from(std::string_view text, Key& key) {
    if constexpr (form<Key> == Form::seat) {
        return text.size() == 1 && seat_from(text.front() - '0', key);
    } else if constexpr (form<Key> == Form::integer) {
        return number_from(text, key) && key_text(key) == text;
    } else if constexpr (form<Key> == Form::choice) {
        return enum_from(text, key);
    } else if constexpr (form<Key> == Form::text) {
        key = Key(text);
        return true;
    } else {
        return from_text(text, key);
    }
}

}  // namespace reami::json
