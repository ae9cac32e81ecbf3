// Colours for text on a terminal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace reami::terminal {

/// Foreground colours: the parameters of the ECMA-48 sequence SGR.
enum class Colour : std::uint8_t {
    plain = 39,
    red = 31,
    green = 32,
    yellow = 33,
    blue = 34,
    magenta = 35,
    cyan = 36,
    grey = 90,
    light_green = 92,
};

/// The greatest width of a board. A usual terminal has 24 rows of 80 columns.
inline constexpr std::size_t terminal_columns = 80;

/// How many columns the text takes: one for each character, none for colour sequences.
std::size_t shown_width(std::string_view text);

/// Splits the text into lines of at most 80 columns. Indents every line except the first by `hanging`
/// columns.
std::vector<std::string> wrapped(const std::string& text, std::size_t hanging);

class Paint {
public:
    static Paint none() { return Paint(false); }
    static Paint colours() { return Paint(true); }

    std::string operator()(std::string_view text, Colour colour) const {
        if (!coloured_ || colour == Colour::plain) return std::string(text);
        return "\x1b[" + std::to_string(static_cast<int>(colour)) + 'm' + std::string(text) + "\x1b[0m";
    }

    /// Removes control characters and control sequences from the text. Keeps the colour sequences that this
    /// class writes.
    std::string safe(std::string_view text) const;

private:
    explicit Paint(bool coloured) : coloured_(coloured) {}
    bool coloured_;
};

}  // namespace reami::terminal
