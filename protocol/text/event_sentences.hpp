// Makes sentences from events, for people, with each event's description and its text in texts.*.json. If a
// member is a struct or a map of structs, it has its own text, whose key is one step longer
// (`event.kingdomino.scored.seats`). A counted number may also have its own text
// (`event.toncc.left.king_points.one`), and so may an empty list or map
// (`event.dominium.ended.seats.territories.none`). clients/web/model/eventText.ts makes equal sentences for
// the web client.
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

/// Converts values of described types to words.
class Teller {
public:
    Teller(std::string_view game, const Telling& telling) : game_(game), telling_(telling) {}

    /// Appends the text of this key, filled with the struct's members and with the given values.
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

    /// Converts a value to words. If the value contains a struct, `key` is the key of the struct's text.
    template <class T>
    std::string words(const std::string& key, const T& value) const {
        using json::Form;
        constexpr Form of = json::form<T>;
        if constexpr (of == Form::seat)
            return name(value);
        else if constexpr (of == Form::nullable)
            return value ? words(key, *value) : std::string();
        else if constexpr (of == Form::choice)
            return text(telling_.language, "word." + game_ + '.' + std::string(json::enum_name(value)));
        else if constexpr (of == Form::object)
            return sentence(key, value);
        else if constexpr (of == Form::map)
            return entries(key, value);
        else if constexpr (of == Form::set || of == Form::list)
            return list(key, value);
        else if constexpr (of == Form::integer)
            return number(key, value);
        else
            return notation(std::string(json::key_text(value)));
    }

    /// The words for a notation: the name that the caller gave for it, or its word in the texts (`the
    /// compass`), or, without either, the notation itself.
    std::string notation(const std::string& written) const {
        const auto own = telling_.called.find(written);
        if (own != telling_.called.end()) return own->second;
        return known_text(telling_.language, "word." + game_ + '.' + written).value_or(written);
    }

    /// `3 king points` if the texts have this key; otherwise `3`.
    std::string number(const std::string& key, std::int64_t value) const {
        const std::string figure = std::to_string(value);
        return known_text(telling_.language, counted_key(key, value), {{"count", figure}}).value_or(figure);
    }

    template <class T>
    std::string entries(const std::string& key, const T& map) const {
        if (map.empty()) return none(key);
        std::string text;
        for (const auto& [of, value] : map) {
            if constexpr (json::form<typename T::mapped_type> == json::Form::object)
                join(text, sentence(key, value, {{"key", words(key, of)}}));
            else
                join(text, words(key, of) + ": " + words(key, value));
        }
        return text;
    }

    template <class T>
    std::string list(const std::string& key, const T& values) const {
        if (values.empty()) return none(key);
        std::string text;
        for (const auto& value : values) join(text, words(key, value));
        return text;
    }

    std::string none(const std::string& key) const {
        return known_text(telling_.language, key + ".none").value_or("");
    }

    static void join(std::string& text, const std::string& more) {
        if (!text.empty()) text += text.back() == '.' ? " " : ", ";
        text += more;
    }

    std::string game_;
    const Telling& telling_;
};

/// One sentence for each event in the JSON array of a patch. A malformed event gets no sentence.
template <class Event>
std::vector<std::string> history_of(std::string_view game, std::string_view events, const Telling& telling) {
    std::vector<std::string> sentences;
    const json::Document document(events);
    if (!document.root() || !document.root()->is_array()) return sentences;
    const Teller teller(game, telling);
    for (const json::JsonValue& one : *document.root()) {
        Event event;
        if (json::read(one, event)) continue;
        std::visit(
            [&](const auto& alternative) {
                const std::string key = "event." + std::string(game) + '.' + std::string(alternative.tag);
                sentences.push_back(teller.sentence(key, alternative));
            },
            event);
    }
    return sentences;
}

}  // namespace reami::protocol
