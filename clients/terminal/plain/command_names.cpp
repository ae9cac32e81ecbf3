#include "clients/terminal/plain/command_names.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "clients/terminal/plain/command_pieces.hpp"

namespace reami::terminal {
namespace {

/// Other names of commands in alphabetical order. Each has the name of the command in `help`.
constexpr std::array<std::pair<std::string_view, std::string_view>, 27> aliases{{
    {"?", "help"},        {"aiuto", "help"},   {"alzati", "stand"},      {"anteprima", "preview"},
    {"aspetta", "wait"},  {"entra", "join"},   {"esci", "leave"},        {"fine", "end"},
    {"gioca", "play"},    {"giochi", "games"}, {"inizia", "start"},      {"mie", "mine"},
    {"mosse", "moves"},   {"nuova", "new"},    {"ospita", "host"},       {"pronto", "ready"},
    {"punti", "score"},   {"regole", "rules"}, {"rivincita", "rematch"}, {"scrivi", "chat"},
    {"siedi", "sit"},     {"stanza", "room"},  {"stanze", "rooms"},      {"storia", "log"},
    {"tavoli", "boards"}, {"tavolo", "board"}, {"ultimi", "older"},
}};

}  // namespace

std::string listed_name(std::string_view typed) {
    const std::string name = piece::lowered(typed);
    const auto* const found = std::ranges::find(aliases, name, [](const auto& one) { return one.first; });
    return found == aliases.end() ? name : std::string(found->second);
}

}  // namespace reami::terminal
