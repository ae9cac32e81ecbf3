// What the values of settings may be, and what is said of those that may not.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <string>

namespace reami {

struct Range {
    double least, most;
};

/// A number without zeros that say nothing: `20`, `0.25`.
std::string plain(double number);

/// CLI11's own range lets `nan` pass, and writes its bounds as `1e+06`.
CLI::Validator between(Range range);

/// What is wrong with such a text; empty if nothing is.
std::string not_an_address(const std::string& text);
std::string not_a_mode(const std::string& text);
std::string not_a_base_path(const std::string& text);
std::string not_an_origin(const std::string& text);
std::string not_a_network(const std::string& text);
std::string not_a_header(const std::string& text);
std::string not_a_host(const std::string& text);
std::string not_an_endpoint(const std::string& text);
std::string not_a_node(const std::string& text);
std::string not_a_store(const std::string& text);
/// Of a page on the web.
std::string not_a_link(const std::string& text);
/// Of at most so many characters, which people see on one line.
std::string not_one_line(const std::string& text, std::size_t longest);

}  // namespace reami
