// The texts of the terminal client in English and Italian: words.en.json and words.it.json. By their keys it
// also finds the protocol's texts for codes, rules and events (protocol/text/texts.hpp).
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "protocol/text/texts.hpp"

namespace reami::terminal {

/// The language in the first of LC_ALL, LC_MESSAGES and LANG that is set. Any language except Italian counts
/// as English. `variable` reads an environment variable, and returns null if it is not set.
protocol::Language language_after(const std::function<const char*(const char*)>& variable);

class Words {
public:
    explicit Words(protocol::Language language);

    protocol::Language language() const { return language_; }
    /// The text of this key, with its places such as `{place}` filled in. The client's own text comes first,
    /// then the protocol's; without either, returns the key.
    std::string operator()(std::string_view key, const protocol::Placeholders& places = {}) const;
    /// The text for this count, with `{count}` filled in: `3 points`.
    std::string counted(std::string_view key, std::int64_t count, protocol::Placeholders places = {}) const;
    const std::map<std::string, std::string, std::less<>>& all() const { return words_; }

private:
    protocol::Language language_;
    std::map<std::string, std::string, std::less<>> words_;
};

}  // namespace reami::terminal
