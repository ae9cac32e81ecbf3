// Puts a load on a Reami server or on the relay. It is a separate process, which tests/bench/run starts. It
// prints a line with the name and the value of each measured number. An example:
//     load play --port 8080 --process 4711 --rooms 100 --seconds 5
#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>
#include <map>
#include <string>

#include "tests/bench/load/measures.hpp"

int main(int argc, char** argv) try {
    using namespace reami::bench;
    const std::map<std::string, void (*)(const Wanted&)> measures{
        {"play", play}, {"memory", memory},       {"idle", idle},
        {"fill", fill}, {"come-back", come_back}, {"first-answer", first_answer}};
    CLI::App app("A load for a Reami server or for the relay");
    Wanted wanted;
    std::string what;
    app.add_option("WHAT", what, "is measured")->required()->check(CLI::IsMember(measures));
    app.add_option("--port", wanted.port, "of the server");
    app.add_option("--process", wanted.process,
                   "the server's, whose processor time and memory are looked at");
    app.add_option("--rooms", wanted.rooms, "for two");
    app.add_option("--rate", wanted.rate, "turns a second of all rooms; 0: as many as there can be");
    app.add_option("--seconds", wanted.seconds, "that are measured");
    app.add_option("--silence", wanted.silence, "seconds before memory is looked at");
    CLI11_PARSE(app, argc, argv);
    measures.at(what)(wanted);
} catch (const std::exception& e) {
    std::cerr << "load: " << e.what() << '\n';
    return 1;
}
