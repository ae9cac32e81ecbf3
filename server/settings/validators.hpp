// Checks the values of settings, and says in a sentence why a value is wrong.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <string>

namespace reami {

struct Range {
    double least, most;
};

/// A number without trailing zeros: `20`, `0.25`.
std::string plain(double number);

/// A range check that replaces CLI11's own, which accepts `nan` and prints bounds as `1e+06`.
CLI::Validator between(Range range);

/// Each of these returns a sentence that says why the text is wrong; empty if it is right.
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
/// Checks the address of a web page.
std::string not_a_link(const std::string& text);
/// Checks the address of the webhook. The sentence leaves the address out, because it may be a secret.
std::string not_a_webhook(const std::string& text);
/// Checks a text that is shown on one line: at most `longest` characters, none of them a control character.
std::string not_one_line(const std::string& text, std::size_t longest);

}  // namespace reami
