#include "clients/terminal/app/arguments.hpp"

#include <cstdlib>

#include "clients/terminal/cli/command_line.hpp"
#include "clients/terminal/cli/version.hpp"

namespace reami::terminal {
namespace {

std::string user_name() {
    const char* user = std::getenv("USER");
    return user != nullptr && *user != '\0' ? user : "Player";
}

/// Options that the program checks or converts before it stores them in PlainArguments.
struct Texts {
    std::string url, token_file, trust, auto_play = "off", until;
    bool plain = false, without_boards = false;
};

void describe(CLI::App& app, Texts& texts, PlainArguments& arguments) {
    app.add_option("URL", texts.url, "A server, or a link to a room: http://localhost:8080/r/KETMKARD");
    app.add_flag("--plain", texts.plain,
                 "Reads and writes lines of text; the only mode today, so this changes nothing");
    app.add_flag("--tags", arguments.tags, "Begins every line with a tag and facts for scripts");
    app.add_flag("--no-boards", texts.without_boards, "Draws boards only on the command `board`");
    app.add_option("--name", arguments.name, "Your name when you sit down")->capture_default_str();
    app.add_option("--token-file", texts.token_file, "The file with the tokens that open your seats")
        ->type_name("FILE");
    app.add_option("--trust", texts.trust, "A certificate to trust besides those of the system")
        ->check(CLI::ExistingFile)
        ->type_name("FILE");
    app.add_option("--auto", texts.auto_play, "Plays legal moves for you")
        ->check(CLI::IsMember(auto_words()));
    app.add_option("--until", texts.until, "After the last command, waits for this before it ends")
        ->check(CLI::IsMember(until_words()));
    app.footer(
        "reami replay FILE and reami verify FILE work on match files.\n"
        "The exit status is 0, 1 if something was refused or failed, 2 for wrong usage.\n"
        "The command `help` lists the commands; clients/terminal/README.md says more.");
}

}  // namespace

std::variant<PlainArguments, int> read_plain_arguments(int argc, const char* const* argv) {
    PlainArguments arguments;
    arguments.name = user_name();
    Texts texts;
    CLI::App app{"Plays on a Reami server, in the terminal", "reami"};
    describe(app, texts, arguments);
    app.set_version_flag("--version", "reami " + std::string(version));
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {  // also when a person asked for help
        return exit_status_of(app, error);
    }
    if (texts.url.empty()) return exit_status_of(app, CLI::ParseError("Usage: reami URL", wrong_usage));
    const auto address = parse_address(texts.url);
    if (!address)
        return exit_status_of(app,
                              CLI::ParseError(texts.url + " is not the address of a server", wrong_usage));
    arguments.address = *address;
    if (!texts.token_file.empty()) arguments.token_file = texts.token_file;
    if (!texts.trust.empty()) arguments.trusted_certificate = texts.trust;
    arguments.boards = !texts.without_boards;
    arguments.auto_play = parse_auto(texts.auto_play).value_or(AutoPlay::off);
    arguments.until = parse_until(texts.until);
    return arguments;
}

}  // namespace reami::terminal
