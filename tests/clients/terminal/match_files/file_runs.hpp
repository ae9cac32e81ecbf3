// Runs the commands for match files with streams of the test.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "clients/terminal/match_files/replay.hpp"
#include "clients/terminal/match_files/verify.hpp"
#include "tests/source_path.hpp"

namespace reami::terminal {

using Json = nlohmann::json;
using protocol::Language;

inline const std::filesystem::path golden = source_path("tests/golden/kingdomino");

struct Outcome {
    int status = 0;
    std::vector<std::string> lines;
    std::string errors;
};

/// The outcome of a command. Only a command with the file `-` reads this standard input.
template <class Run>
Outcome outcome_of(Run run, const std::string& input) {
    std::stringstream in(input), out, errors;
    const int status = run(Streams{in, out, errors});
    Outcome outcome{.status = status, .lines = {}, .errors = errors.str()};
    for (std::string line; std::getline(out, line);) outcome.lines.push_back(line);
    return outcome;
}

inline Outcome run_with(const ReplayOptions& options, const std::string& input = {}) {
    return outcome_of([&](const Streams& streams) { return run_replay(options, streams); }, input);
}

inline Outcome verified(const VerifyOptions& options, const std::string& input = {}) {
    return outcome_of([&](const Streams& streams) { return run_verify(options, streams); }, input);
}

inline std::string content(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The kings are drawn in the order 1, 2, 2, 1. The third choice is a domino on which a king stands already
/// (R2.2).
inline const std::string with_an_illegal_move = R"(reami match 1
game kingdomino
rules 1
seats 2

set-up
round 1
kings 1 2 2 1
dominoes 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24

moves
1 =1
2 =2
2 =1
)";

}  // namespace reami::terminal
