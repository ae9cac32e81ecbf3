#include "server/settings/club_options.hpp"

#include "server/settings/validators.hpp"

namespace reami {

namespace {

std::string not_a_webhook(const std::string& text) {
    return not_a_link(text).empty()
               ? ""
               : "it is not an address such as https://ntfy.example/club, of at most 300 "
                 "letters";  // without the text, which may be a secret
}

void add_webhook(CLI::App& app, Settings& settings) {
    app.add_option(
           "--webhook", settings.webhook,
           "the address to which the server posts notices for its operators, such as "
           "https://ntfy.example/club: it can't store, backups are missing, a match has ended, a listed "
           "room was opened")
        ->check(not_a_webhook, "")
        ->type_name("URL");
    app.add_option("--webhook-format", settings.webhook_format,
                   "the format of a notice: json, an object with the sentence as text and as content, or "
                   "text, the sentence alone (" +
                       settings.webhook_format + ")")
        ->check(CLI::IsMember({"json", "text"}))
        ->type_name("TEXT")
        ->default_str(settings.webhook_format);
    app.add_option("--webhook-header", settings.webhook_header,
                   "a file with one line that is sent as a header with each notice, such as Authorization: "
                   "Bearer TOKEN")
        ->type_name("FILE");
    app.add_option("--webhook-names", settings.webhook_names,
                   "whether notices hold the codes of rooms and the names of players (false)")
        ->type_name("BOOL")
        ->default_str("false");
}

constexpr std::size_t longest_title = 40, longest_welcome = 500;

std::string not_a_title(const std::string& text) { return not_one_line(text, longest_title); }
std::string not_a_welcome(const std::string& text) { return not_one_line(text, longest_welcome); }

}  // namespace

void add_club(CLI::App& app, Settings& settings) {
    app.add_option(
           "--title", settings.title,
           "the name of this server, for its first page, the titles of its pages and the terminal; at "
           "most 40 characters")
        ->check(not_a_title, "")
        ->type_name("TEXT");
    app.add_option(
           "--welcome", settings.welcome,
           "a sentence that its first page and the terminal show to everybody; at most 500 characters")
        ->check(not_a_welcome, "")
        ->type_name("TEXT");
    app.add_option("--about", settings.about,
                   "the address of a page about this server, to which its first page links, such as "
                   "https://club.example/about")
        ->check(not_a_link, "")
        ->type_name("URL");
    app.add_option("--opening", settings.opening,
                   "who may open rooms: everyone, or invited, those who have used an invitation of "
                   "`reami-server admin invite` (" +
                       settings.opening + ")")
        ->check(CLI::IsMember({"everyone", "invited"}))
        ->type_name("TEXT")
        ->default_str(settings.opening);
    add_webhook(app, settings);
}

}  // namespace reami
