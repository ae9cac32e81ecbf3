#include "clients/terminal/app/terminals.hpp"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace reami::terminal {

bool is_terminal(int file) { return ::isatty(file) != 0; }

bool is_able_terminal(int file) {
    const char* kind = std::getenv("TERM");
    return is_terminal(file) && kind != nullptr && std::string_view(kind) != "dumb";
}

Paint paint_for(int file) {
    const char* no_colour = std::getenv("NO_COLOR");
    const bool unwanted = no_colour != nullptr && *no_colour != '\0';
    return is_able_terminal(file) && !unwanted ? Paint::colours() : Paint::none();
}

}  // namespace reami::terminal
