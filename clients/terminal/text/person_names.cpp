#include "clients/terminal/text/person_names.hpp"

namespace reami::terminal {

std::string numbered(const std::string& name, int who) {
    return who == 0 ? name : name + " #" + std::to_string(who);
}

std::string bot_name(const std::string& kind, Seat seat, const Words& words) {
    const std::string key = "bot.name." + kind;
    const std::string number = std::to_string(seat.number());
    const std::string name = words(key, {{"seat", number}});
    return name == key ? kind + ' ' + number : name;  // only a newer server knows this kind of bot
}

}  // namespace reami::terminal
