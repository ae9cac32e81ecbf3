#include "clients/terminal/plain/screen.hpp"

#include <utility>

#include "protocol/json/read_as.hpp"
#include "protocol/messages/plain_requests.hpp"
#include "protocol/text/plain_text.hpp"

namespace reami::terminal {

namespace plain = protocol::plain;

std::string joined(const std::vector<std::string>& items) {
    std::string text;
    for (const std::string& item : items) text += (text.empty() ? "" : " ") + item;
    return text;
}

void Screen::say(std::string_view tag, std::string text, OutputLine::Facts facts) {
    print({.tag = tag, .text = std::move(text), .facts = std::move(facts)});
}

void Screen::say(const Lines& lines) {
    for (const OutputLine& line : lines) print(line);
}

/// Prints a line. Removes control sequences except the client's own colours, because most texts come from the
/// server.
void Screen::print(OutputLine line) {
    line.text = preferences_.paint.safe(line.text);
    for (auto& [name, value] : line.facts) value = protocol::plain_text(value);
    environment_.print(line);
}

void Screen::fail() {
    if (!preferences_.by_hand) status_ = 1;
}

void Screen::wrong(std::string_view key, const protocol::Placeholders& places) {
    say(tag::wrong, words_(key, places), {{"why", std::string(key)}});
}

void Screen::refused(const std::string& code, const std::string& text) {
    say(tag::no, words_("no", {{"text", text}, {"code", code}}), {{"code", code}});
}

void Screen::problem(const HttpAnswer& answer) {
    fail();
    const auto problem = json::read_as<plain::ProblemDetails>(answer.body);
    if (!problem) return not_reami();
    std::string text = protocol::text(words_.language(), problem->code);
    if (const std::string detail = problem->detail.value_or(""); !detail.empty()) text += " (" + detail + ')';
    refused(problem->code, text);
}

void Screen::unreachable(const Trouble& trouble) {
    fail();
    wrong("wrong.unreachable", {{"server", preferences_.server}, {"why", why(trouble)}});
}

std::string Screen::why(const Trouble& trouble) const {
    if (trouble.kind == Trouble::Kind::other) return trouble.detail;
    return words_("trouble." + std::string(json::enum_name(trouble.kind)));
}

void Screen::not_reami() { wrong("wrong.not_reami", {{"server", preferences_.server}}); }

}  // namespace reami::terminal
