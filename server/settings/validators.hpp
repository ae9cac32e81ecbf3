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

/// A check of a range. It replaces CLI11's check, which accepts `nan` and prints bounds as `1e+06`.
CLI::Validator between(Range range);

/// Each of these functions returns a sentence that says why the text is wrong, or an empty text if it is
/// valid.
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
/// Checks the URL of a web page.
std::string not_a_link(const std::string& text);
/// Checks an address for push services: `mailto:` with a mailbox, or a URL with https.
std::string not_a_contact(const std::string& text);
/// Checks the URL of the webhook. The sentence does not quote the URL, because it may be a secret.
std::string not_a_webhook(const std::string& text);
/// Checks a text for one line: it must have at most `longest` characters, and no control characters.
std::string not_one_line(const std::string& text, std::size_t longest);

}  // namespace reami
