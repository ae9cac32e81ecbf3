// `reami`: the terminal client.
#include <cstdlib>
#include <exception>
#include <iostream>

#include "clients/terminal/file_commands.hpp"

int main(int argc, char** argv) {
    try {
        const char* locale = std::getenv("LANG");
        const auto language = reami::protocol::language(locale != nullptr ? locale : "");
        if (const auto status = reami::terminal::run_file_command(argc, argv, language)) return *status;
        std::cerr << "reami replay FILE | reami verify FILE\n";
        return 2;
    } catch (const std::exception& error) {
        std::cerr << "reami: " << error.what() << '\n';
        return 1;
    }
}
