// The texts of the terminal interface, in Italian and English: words.en.json, words.it.json. Words also finds
// the protocol's texts for codes, rules and events (protocol/text/texts.hpp) by their keys.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "protocol/text/texts.hpp"

namespace reami::terminal {

/// The language in the first of LC_ALL, LC_MESSAGES and LANG that is set; English for any other language than
/// Italian. `variable` reads an environment variable and returns null if it is not set.
protocol::Language language_after(const std::function<const char*(const char*)>& variable);

class Words {
public:
    explicit Words(protocol::Language language);

    protocol::Language language() const { return language_; }
    /// The text of that key with `{place}` filled in: the interface's, else the protocol's, else the key
    /// itself.
    std::string operator()(std::string_view key, const protocol::Placeholders& places = {}) const;
    /// The text in the plural form for that number, with `{count}` filled in: `3 points`.
    std::string counted(std::string_view key, std::int64_t count, protocol::Placeholders places = {}) const;
    const std::map<std::string, std::string, std::less<>>& all() const { return words_; }

private:
    protocol::Language language_;
    std::map<std::string, std::string, std::less<>> words_;
};

}  // namespace reami::terminal
