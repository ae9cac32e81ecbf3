#include "clients/terminal/plain/command_names.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "clients/terminal/plain/command_pieces.hpp"

namespace reami::terminal {
namespace {

/// Other names of commands in alphabetical order. Each has the name of the command in `help`.
constexpr std::array<std::pair<std::string_view, std::string_view>, 35> aliases{{
    {"?", "help"},          {"abbandona", "stand"},   {"accetta", "accept"},    {"aiuto", "help"},
    {"alzati", "stand"},    {"annulla", "undo"},      {"anteprima", "preview"}, {"aspetta", "wait"},
    {"data", "date"},       {"entra", "join"},        {"esci", "leave"},        {"gioca", "play"},
    {"giochi", "games"},    {"inizia", "start"},      {"mie", "mine"},          {"mosse", "moves"},
    {"nuova", "new"},       {"offri", "offer"},       {"orologi", "clock"},     {"ospita", "host"},
    {"pronto", "ready"},    {"punti", "score"},       {"regole", "rules"},      {"resign", "stand"},
    {"rifiuta", "decline"}, {"rivincita", "rematch"}, {"scrivi", "chat"},       {"siedi", "sit"},
    {"stanza", "room"},     {"stanze", "rooms"},      {"storia", "log"},        {"suggerimento", "hint"},
    {"tavoli", "boards"},   {"tavolo", "board"},      {"ultimi", "older"},
}};

}  // namespace

std::string listed_name(std::string_view typed) {
    const std::string name = piece::lowered(typed);
    const auto* const found = std::ranges::find(aliases, name, [](const auto& one) { return one.first; });
    return found == aliases.end() ? name : std::string(found->second);
}

}  // namespace reami::terminal
