#include "clients/terminal/text/words.hpp"

#include <nlohmann/json.hpp>

#include "embedded/terminal_words.hpp"

namespace reami::terminal {
namespace {

using protocol::Language;

}  // namespace

Language language_after(const std::function<const char*(const char*)>& variable) {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* locale = variable(name);
        if (locale != nullptr && *locale != '\0') return protocol::language(locale);
    }
    return Language::en;
}

Words::Words(Language language) : language_(language) {
    const auto* const file = language == Language::it ? "words.it.json" : "words.en.json";
    words_ = nlohmann::json::parse(embedded::find(embedded::terminal_words(), file).value())
                 .get<decltype(words_)>();
}

std::string Words::operator()(std::string_view key, const protocol::Placeholders& places) const {
    const auto found = words_.find(key);
    return found == words_.end() ? protocol::text(language_, key, places)
                                 : protocol::filled(found->second, places);
}

std::string Words::counted(std::string_view key, std::int64_t count, protocol::Placeholders places) const {
    places.emplace("count", std::to_string(count));
    return (*this)(protocol::counted_key(key, count), places);
}

}  // namespace reami::terminal
