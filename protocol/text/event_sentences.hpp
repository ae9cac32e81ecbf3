// Events in words: what happened, told to people. Of each event's description and of its text in texts.*.json
// a sentence is made; a member that is a struct, or a map of such, has a text of its own one step below
// (`event.kingdomino.scored.seats`), and so may a number that is counted
// (`event.toncc.left.king_points.one`).
#pragma once

#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/json/read.hpp"
#include "protocol/text/texts.hpp"

namespace reami::protocol {

/// Puts values of described types into words.
class Teller {
public:
    Teller(std::string_view game, const Telling& telling) : game_(game), telling_(telling) {}

    /// With the text of that key, filled with the struct's members and with what is given.
    template <json::DescribedStruct T>
    std::string sentence(const std::string& key, const T& from, Placeholders fillings = {}) const {
        boost::mp11::mp_for_each<json::Members<T>>([&](auto member) {
            constexpr std::string_view name = json::member_name<decltype(member)>;
            fillings.emplace(name, words(key + '.' + std::string(name), from.*member.pointer));
        });
        return text(telling_.language, key, fillings);
    }

private:
    std::string name(Seat seat) const { return seat_name(telling_.names, seat); }

    /// `key` is that of the struct's text, if the value has one in it.
    template <class T>
    std::string words(const std::string& key, const T& value) const {
        if constexpr (std::same_as<T, Seat>)
            return name(value);
        else if constexpr (json::OptionalLike<T>)
            return value ? words(key, *value) : std::string();
        else if constexpr (json::DescribedEnum<T>)
            return text(telling_.language, "word." + game_ + '.' + std::string(json::enum_name(value)));
        else if constexpr (json::DescribedStruct<T>)
            return sentence(key, value);
        else if constexpr (json::MapLike<T>)
            return entries(key, value);
        else if constexpr (json::SetLike<T> || json::ListLike<T>)
            return list(key, value);
        else if constexpr (std::integral<T>)
            return number(key, value);
        else
            return std::string(json::key_text(value));
    }

    /// `3 king points` where the key has such a text, else `3`.
    std::string number(const std::string& key, std::int64_t value) const {
        const std::string form = counted_key(key, value), figure = std::to_string(value);
        const std::string told = text(telling_.language, form, {{"count", figure}});
        return told == form ? figure : told;
    }

    template <class T>
    std::string entries(const std::string& key, const T& map) const {
        std::string text;
        for (const auto& [of, value] : map) {
            if constexpr (json::DescribedStruct<typename T::mapped_type>)
                join(text, sentence(key, value, {{"key", words(key, of)}}));
            else if constexpr (std::same_as<typename T::mapped_type, Seat>)
                join(text, words(key, value));  // an order
            else
                join(text, words(key, of) + ' ' + words(key, value));
        }
        return text;
    }

    template <class T>
    std::string list(const std::string& key, const T& values) const {
        std::string text;
        for (const auto& value : values) join(text, words(key, value));
        return text;
    }

    static void join(std::string& text, const std::string& more) {
        if (!text.empty()) text += text.back() == '.' ? " " : ", ";
        text += more;
    }

    std::string game_;
    const Telling& telling_;
};

/// A sentence for each event of a JSON array, as it stands in a patch; nothing for those that can't be read.
template <class Event>
std::vector<std::string> history_of(std::string_view game, std::string_view events, const Telling& telling) {
    std::vector<std::string> sentences;
    const auto parsed = json::parse(events);
    if (!parsed || !parsed->is_array()) return sentences;
    const Teller teller(game, telling);
    for (const auto& one : *parsed) {
        Event event;
        if (json::read(one, event)) continue;
        std::visit(
            [&](const auto& told) {
                const std::string key = "event." + std::string(game) + '.' + std::string(told.tag);
                sentences.push_back(teller.sentence(key, told));
            },
            event);
    }
    return sentences;
}

}  // namespace reami::protocol
