#include "clients/terminal/app/file_commands.hpp"

#include <unistd.h>

#include <iostream>
#include <string_view>
#include <vector>

#include "clients/terminal/app/terminals.hpp"
#include "clients/terminal/cli/command_line.hpp"
#include "clients/terminal/match_files/replay.hpp"
#include "clients/terminal/match_files/verify.hpp"

namespace reami::terminal {
namespace {

constexpr const char* file_help = "A match file, or - for standard input";

Streams program_streams() { return {std::cin, std::cout, std::cerr}; }

int replay(int argc, const char* const* argv, protocol::Language language) {
    ReplayOptions options{.path = {}, .language = language};
    CLI::App app{"Plays a match file move by move", "reami replay"};
    app.add_option("FILE", options.path, file_help)->required();
    auto* const boards =
        app.add_flag("--boards", options.boards,
                     "Draws the board after every move; on a terminal, Enter goes on to the next");
    auto* const review = app.add_flag(
        "--review", options.review,
        "Names a stronger move after each move that was clearly weaker, and the points that it cost");
    app.add_flag("--json", options.json, "Prints a JSON line at the start and after every move, for programs")
        ->excludes(boards)
        ->excludes(review);
    app.add_flag("--legal", options.legal, "Adds the legal moves of every seat that is to act");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {  // also when a person asked for help
        return exit_status_of(app, error);
    }
    options.steps = options.path != "-" && is_terminal(STDIN_FILENO) && is_terminal(STDOUT_FILENO);
    options.paint = paint_for(STDOUT_FILENO);
    return run_replay(options, program_streams());
}

void read_witness(const std::string& commitment, const std::vector<std::string>& words,
                  protocol::Witness& witness) {
    if (!commitment.empty() && !is_commitment(commitment))
        throw CLI::ValidationError("--commit", "a commitment is sha256- and 64 digits out of 0-9a-f");
    witness.commitment = commitment;
    for (const std::string& text : words) {
        const auto word = parse_word(text);
        if (!word || !witness.words.insert(*word).second)
            throw CLI::ValidationError("--word",
                                       "give a seat and its word, each seat once: 2:0011223344556677");
    }
}

int verify(int argc, const char* const* argv, protocol::Language language) {
    VerifyOptions options{.path = {}, .language = language};
    std::string commitment;
    std::vector<std::string> words;
    CLI::App app{
        "Checks whether a match file is consistent, and agrees with what players saw before the match",
        "reami verify"};
    app.add_option("FILE", options.path, file_help)->required();
    app.add_option("--commit", commitment, "The commitment that a player saw before the match: sha256-…");
    app.add_option("--word", words, "The word that a player gave, SEAT:WORD; can be given once per seat")
        ->expected(1);
    app.add_flag("--json", options.json, "Prints a JSON line, for programs");
    try {
        app.parse(argc, argv);
        read_witness(commitment, words, options.witness);
    } catch (const CLI::ParseError& error) {  // also when a person asked for help
        return exit_status_of(app, error);
    }
    return run_verify(options, program_streams());
}

}  // namespace

std::optional<int> run_file_command(int argc, const char* const* argv, protocol::Language language) {
    if (argc < 2) return std::nullopt;
    const std::string_view command = argv[1];
    if (command == "replay") return replay(argc - 1, argv + 1, language);
    if (command == "verify") return verify(argc - 1, argv + 1, language);
    return std::nullopt;
}

}  // namespace reami::terminal
