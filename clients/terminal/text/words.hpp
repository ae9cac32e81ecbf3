// The words of the terminal interface itself, in Italian and English: words.en.json, words.it.json. Those for
// codes, rules and events are the protocol's (protocol/text/texts.hpp), and found here by their keys too.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "protocol/text/texts.hpp"

namespace reami::terminal {

/// After LC_ALL, LC_MESSAGES and LANG, the first that says something; English for any language that we do not
/// speak. `variable` gives a variable of the environment, null if it is not set.
protocol::Language language_after(const std::function<const char*(const char*)>& variable);

class Words {
public:
    explicit Words(protocol::Language language);

    protocol::Language language() const { return language_; }
    /// The words of that key with `{place}` filled in: the interface's own, else the protocol's, else the key
    /// itself.
    std::string operator()(std::string_view key, const protocol::Placeholders& places = {}) const;
    /// The form for that number, with `{count}` filled in: `3 points`.
    std::string counted(std::string_view key, std::int64_t count, protocol::Placeholders places = {}) const;
    const std::map<std::string, std::string, std::less<>>& all() const { return words_; }

private:
    protocol::Language language_;
    std::map<std::string, std::string, std::less<>> words_;
};

}  // namespace reami::terminal
