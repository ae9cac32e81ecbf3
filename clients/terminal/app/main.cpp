// `reami`: the terminal client.
#include <cstdlib>
#include <exception>
#include <iostream>
#include <variant>

#include "clients/terminal/app/file_commands.hpp"
#include "clients/terminal/app/program.hpp"
#include "clients/terminal/text/words.hpp"

int main(int argc, char** argv) {
    namespace terminal = reami::terminal;
    try {
        const auto language = terminal::language_after([](const char* name) { return std::getenv(name); });
        if (const auto status = terminal::run_file_command(argc, argv, language)) return *status;
        const auto arguments = terminal::read_plain_arguments(argc, argv);
        if (const int* status = std::get_if<int>(&arguments)) return *status;
        return terminal::run_plain(std::get<terminal::PlainArguments>(arguments));
    } catch (const std::exception& error) {
        std::cerr << "reami: " << error.what() << '\n';
        return 1;
    }
}
