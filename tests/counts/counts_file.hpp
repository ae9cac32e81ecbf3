// Reads <game>.counts. Such a file has starts of matches, and in how many ways players can play 1, 2, 3, …
// moves from each.
//
//   start three_players           # its name
//   seats 3
//   options three_player_row=four harmony
//   set_up                        the lines of a set-up, as match files have them
//   …
//   end
//   moves =1 =2 =3                played before counting
//   count 24                      one line for each depth, from 1
#pragma once

#include <boost/describe/enum_from_string.hpp>
#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/core/game.hpp"

namespace reami {

template <Game G>
struct Start {
    std::string name;
    int seats = 0;
    typename G::Options options;
    typename G::SetUp set_up;
    std::vector<std::string> moves;
    std::vector<std::uint64_t> counts;  ///< after 1, 2, 3, … further moves

    /// The match after these moves. Throws at a move that breaks a rule.
    G match() const {
        auto nobody = Events<typename G::Event>::ignored();
        if (const auto wrong = set_up.fault(options, seats))
            throw std::runtime_error(name + ": " + wrong->key);
        G match = G::start(options, seats, set_up, nobody);
        for (const std::string& move : moves)
            if (apply(match, *match.to_act().begin(), G::parse(move).value(), nobody))
                throw std::runtime_error(name + ": illegal move " + move);
        return match;
    }
};

/// Sets an option from its text: `harmony`, `three_player_row=four`.
template <class Options>
void set_option(Options& options, const std::string& text) {
    const std::string name = text.substr(0, text.find('='));
    bool known = false;
    using Members = boost::describe::describe_members<Options, boost::describe::mod_public>;
    boost::mp11::mp_for_each<Members>([&](auto member) {
        if (name != member.name) return;
        auto& value = options.*member.pointer;
        if constexpr (std::is_same_v<decltype(value), bool&>)
            known = value = true;
        else
            known = boost::describe::enum_from_string(text.substr(name.size() + 1).c_str(), value);
    });
    if (!known) throw std::runtime_error("no option: " + text);
}

/// The lines of a set-up, up to its `end`.
inline std::string read_set_up(std::istream& file) {
    std::string text;
    for (std::string line; std::getline(file, line) && line != "end";) text += line + '\n';
    return text;
}

/// Reads one line of a start, after its first word `what`; a set-up continues in `file`. Returns false for an
/// unknown word.
template <Game G>
bool read_line(const std::string& what, std::istringstream& words, std::istream& file, Start<G>& start) {
    std::string word;
    if (what == "seats") return static_cast<bool>(words >> start.seats);
    if (what == "count") return static_cast<bool>(words >> start.counts.emplace_back());
    if (what == "options") {
        while (words >> word) set_option(start.options, word);
    } else if (what == "moves") {
        while (words >> word) start.moves.push_back(word);
    } else if (what == "set_up") {
        SetUpFault why;
        start.set_up = G::SetUp::parse(read_set_up(file), why).value();
    } else {
        return false;
    }
    return true;
}

template <Game G>
std::vector<Start<G>> read_counts(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::vector<Start<G>> starts;
    std::string what;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        if (!(words >> what) || what.front() == '#') continue;
        const bool known = what == "start" ? static_cast<bool>(words >> starts.emplace_back().name)
                                           : !starts.empty() && read_line(what, words, file, starts.back());
        if (!known) throw std::runtime_error(path.string() + ": " + line);
    }
    return starts;
}

}  // namespace reami
