#include "protocol/text/texts.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "embedded/texts.hpp"

namespace reami::protocol {

namespace {

using TextTable = std::map<std::string, std::string, std::less<>>;

TextTable read(std::string_view file) {
    return nlohmann::json::parse(embedded::find(embedded::texts(), file).value()).get<TextTable>();
}

const TextTable& texts(Language language) {
    static const std::array<TextTable, 2> all{read("texts.en.json"), read("texts.it.json")};
    return all[static_cast<std::size_t>(language)];
}

}  // namespace

Language language(const std::optional<std::string>& requested) {
    return requested && requested->starts_with("it") ? Language::it : Language::en;
}

std::string language_tag(Language language) { return language == Language::it ? "it" : "en"; }

std::string filled(std::string_view text, const Placeholders& places) {
    std::string whole;
    for (auto open = text.find('{'); open != std::string_view::npos; open = text.find('{')) {
        const auto close = text.find('}', open);
        if (close == std::string_view::npos) break;
        const auto place = places.find(text.substr(open + 1, close - open - 1));
        whole += text.substr(0, open);
        whole +=
            place == places.end() ? text.substr(open, close - open + 1) : std::string_view(place->second);
        text.remove_prefix(close + 1);
    }
    return whole += text;
}

std::string text(Language language, std::string_view key, const Placeholders& places) {
    return known_text(language, key, places).value_or(std::string(key));
}

std::optional<std::string> known_text(Language language, std::string_view key, const Placeholders& places) {
    const auto found = texts(language).find(key);
    if (found == texts(language).end()) return std::nullopt;
    return filled(found->second, places);
}

std::string counted_key(std::string_view key, std::int64_t count) {
    return std::string(key) + (count == 1 ? ".one" : ".other");
}

std::string detail_text(Language language, const Detail& detail) {
    return text(language, "detail." + detail.key, detail.places);
}

std::string refusal_text(Language language, const Refusal& refusal) {
    std::string words = text(language, refusal.code);
    if (refusal.detail) words += " (" + detail_text(language, *refusal.detail) + ')';
    return words;
}

std::string seat_name(const std::map<Seat, std::string>& names, Seat seat) {
    const auto found = names.find(seat);
    return found == names.end() ? std::to_string(seat.number()) : found->second;
}

std::string seat_names(const std::map<Seat, std::string>& names, std::span<const Seat> seats) {
    std::string all;
    for (const Seat seat : seats) all += (all.empty() ? "" : ", ") + seat_name(names, seat);
    return all;
}

std::vector<std::string_view> text_keys(Language language) {
    std::vector<std::string_view> keys;
    for (const auto& [key, words] : texts(language)) keys.push_back(key);
    return keys;
}

}  // namespace reami::protocol
