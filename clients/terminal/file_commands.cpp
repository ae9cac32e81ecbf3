#include "clients/terminal/file_commands.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <string_view>

#include "clients/terminal/replay.hpp"
#include "clients/terminal/verify.hpp"

namespace reami::terminal {
namespace {

int replay(int argc, const char* const* argv, protocol::Language language) {
    ReplayOptions options{.path = {}, .language = language};
    CLI::App app{"Plays a match file move by move", "reami replay"};
    app.add_option("FILE", options.path, "A match file")->required();
    app.add_flag("--json", options.json, "One JSON line at the start and after every move, for programs");
    app.add_flag("--legal", options.legal, "With the legal moves of every seat that is to act");
    CLI11_PARSE(app, argc, argv);
    return run_replay(options, std::cout, std::cerr);
}

int verify(int argc, const char* const* argv, protocol::Language language) {
    std::string path;
    CLI::App app{"Proves that the seed and the shuffle of a match are what was committed to", "reami verify"};
    app.add_option("FILE", path, "A match file")->required();
    CLI11_PARSE(app, argc, argv);
    return run_verify(path, language, std::cout, std::cerr);
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
