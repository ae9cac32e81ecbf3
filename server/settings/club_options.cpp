#include "server/settings/club_options.hpp"

#include "server/settings/validators.hpp"

namespace reami {

namespace {

constexpr std::size_t longest_title = 40, longest_welcome = 500;

std::string not_a_title(const std::string& text) { return not_one_line(text, longest_title); }
std::string not_a_welcome(const std::string& text) { return not_one_line(text, longest_welcome); }

}  // namespace

void add_club(CLI::App& app, Settings& settings) {
    app.add_option("--title", settings.title,
                   "what this server is called, on its first page, in the titles of its pages and in the "
                   "terminal; at most 40 characters")
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
}

}  // namespace reami
