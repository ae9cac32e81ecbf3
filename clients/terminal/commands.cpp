#include "clients/terminal/commands.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "protocol/game_kind.hpp"

namespace reami::terminal {
namespace {

using Parsed = std::optional<Command>;

// Pieces of a line.

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blank = " \t\r";
    const std::size_t begin = text.find_first_not_of(blank);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blank) - begin + 1);
}

/// The first word, and what follows it.
std::pair<std::string_view, std::string_view> split(std::string_view text) {
    text = trimmed(text);
    const std::size_t end = text.find_first_of(" \t");
    if (end == std::string_view::npos) return {text, {}};
    return {text.substr(0, end), trimmed(text.substr(end))};
}

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::optional<Seat> seat(std::string_view text) {
    const auto value = number(text);
    return value && *value >= 1 && *value <= max_seats ? std::optional(Seat::from_number(*value))
                                                       : std::nullopt;
}

std::optional<bool> yes_or_no(std::string_view text) {
    if (text.empty() || text == "true" || text == "yes" || text == "on") return true;
    if (text == "false" || text == "no" || text == "off") return false;
    return std::nullopt;
}

// Wishes for a room: `dynasty seats=3 bots=2:greedy,3:random three_player_row=four listed`.

/// `2:greedy,3:random`
bool read_bots(std::string_view text, std::map<Seat, std::string>& bots) {
    while (!text.empty()) {
        const std::string_view one = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), one.size() + 1));
        const std::size_t colon = one.find(':');
        const auto where = seat(one.substr(0, colon));
        if (!where || colon == std::string_view::npos || colon + 1 == one.size()) return false;
        bots[*where] = one.substr(colon + 1);
    }
    return !bots.empty();
}

nlohmann::json option_value(std::string_view text) {
    if (const auto flag = yes_or_no(text)) return *flag;
    if (const auto value = number(text)) return *value;
    return text;
}

bool read_wish(std::string_view wish, command::Wishes& wishes, nlohmann::json& options) {
    const std::size_t equals = std::min(wish.find('='), wish.size());
    const std::string_view name = wish.substr(0, equals);
    const std::string_view value = wish.substr(std::min(equals + 1, wish.size()));
    if (name.empty()) return false;
    if (name == "seats") return (wishes.seats = number(value)).has_value();
    if (name == "listed") return (wishes.listed = yes_or_no(value)).has_value();
    if (name == "bots") return read_bots(value, wishes.bots);
    options[std::string(name)] = option_value(value);
    return true;
}

std::optional<command::Wishes> read_wishes(std::string_view rest) {
    command::Wishes wishes;
    nlohmann::json options = nlohmann::json::object();
    while (!rest.empty()) {
        const auto [wish, after] = split(rest);
        if (!read_wish(wish, wishes, options)) return std::nullopt;
        rest = after;
    }
    wishes.options = options.dump();
    return wishes;
}

// Each command, given what follows its name. Nothing: that is not how it is used.

template <class Plain>
Parsed alone(std::string_view rest) {
    return rest.empty() ? Parsed(Plain{}) : std::nullopt;
}

template <class WithText>
Parsed with_text(std::string_view rest) {
    return rest.empty() ? std::nullopt : Parsed(WithText{std::string(rest)});
}

Parsed read_new(std::string_view rest) {
    const auto [game, wished] = split(rest);
    auto wishes = read_wishes(wished);
    if (game.empty() || game.find('=') != std::string_view::npos || !wishes) return std::nullopt;
    return command::New{std::string(game), std::move(*wishes)};
}

Parsed read_set(std::string_view rest) {
    auto wishes = read_wishes(rest);
    if (rest.empty() || !wishes || !wishes->bots.empty()) return std::nullopt;
    return command::Set{std::move(*wishes)};
}

Parsed read_sit(std::string_view rest) {
    const auto [first, name] = split(rest);
    if (const auto where = seat(first)) return command::Sit{where, std::string(name)};
    return command::Sit{std::nullopt, std::string(rest)};
}

Parsed read_ready(std::string_view rest) {
    const auto ready = yes_or_no(rest);
    return ready ? Parsed(command::Ready{*ready}) : std::nullopt;
}

Parsed read_kick(std::string_view rest) {
    const auto where = seat(rest);
    return where ? Parsed(command::Kick{*where}) : std::nullopt;
}

Parsed read_bot(std::string_view rest) {
    const auto [number_text, kind] = split(rest);
    const auto where = seat(number_text);
    if (!where || kind.empty()) return std::nullopt;
    return command::Bot{*where, std::string(kind)};
}

Parsed read_board(std::string_view rest) {
    if (rest.empty()) return command::Board{};
    const auto where = seat(rest);
    return where ? Parsed(command::Board{where}) : std::nullopt;
}

Parsed read_auto(std::string_view rest) {
    const auto how = rest.empty() ? AutoPlay::random : parse_auto(rest);
    return how ? Parsed(command::Auto{*how}) : std::nullopt;
}

Parsed read_wait(std::string_view rest) {
    const auto until = parse_until(rest);
    return until ? Parsed(command::Wait{*until}) : std::nullopt;
}

struct Form {
    std::string_view name;
    Parsed (*read)(std::string_view rest);
};

constexpr std::array forms{
    Form{"games", alone<command::Games>},
    Form{"rooms", alone<command::Rooms>},
    Form{"new", read_new},
    Form{"join", with_text<command::Join>},
    Form{"sit", read_sit},
    Form{"stand", alone<command::Stand>},
    Form{"set", read_set},
    Form{"bot", read_bot},
    Form{"kick", read_kick},
    Form{"ready", read_ready},
    Form{"start", alone<command::Start>},
    Form{"moves", alone<command::Moves>},
    Form{"play", with_text<command::Play>},
    Form{"board", read_board},
    Form{"score", alone<command::Score>},
    Form{"room", alone<command::Room>},
    Form{"chat", with_text<command::Chat>},
    Form{"older", alone<command::Older>},
    Form{"rematch", alone<command::Rematch>},
    Form{"leave", alone<command::Leave>},
    Form{"handover", alone<command::HandOver>},
    Form{"auto", read_auto},
    Form{"wait", read_wait},
    Form{"help", alone<command::Help>},
    Form{"quit", alone<command::Quit>},
};

const Form* form_of(std::string_view name) {
    for (const Form& form : forms)
        if (form.name == name) return &form;
    return nullptr;
}

// What may have been meant.

/// How many letters must be changed, put in or taken out to make one of the other.
std::size_t distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row(to.size() + 1);
    for (std::size_t i = 0; i <= to.size(); ++i) row[i] = i;
    for (std::size_t i = 1; i <= from.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t changed = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, changed}));
        }
    }
    return row.back();
}

std::string nearest(std::string_view word) {
    constexpr std::size_t near_enough = 2;
    const auto* const best = std::min_element(forms.begin(), forms.end(), [&](const Form& a, const Form& b) {
        return distance(word, a.name) < distance(word, b.name);
    });
    const std::size_t apart = distance(word, best->name);
    return apart <= near_enough && apart < best->name.size() ? std::string(best->name) : std::string();
}

/// A move of some game, or what may have been meant as one.
bool looks_like_a_move(std::string_view word) {
    const auto games = protocol::game_kinds();
    return word.find_first_of("0123456789") != std::string_view::npos ||
           std::any_of(games.begin(), games.end(),
                       [&](const protocol::GameKind& game) { return game.reads_move(word); });
}

}  // namespace

Command parse_command(std::string_view line) {
    const auto [word, rest] = split(line);
    if (const Form* form = form_of(word))
        return form->read(rest).value_or(command::Misread{std::string(word), true});
    if (rest.empty() && looks_like_a_move(word)) return command::Play{std::string(word)};
    return command::Misread{nearest(word), false};
}

std::optional<Until> parse_until(std::string_view text) {
    static constexpr std::array<std::pair<std::string_view, Until>, 6> all{{{"here", Until::here},
                                                                            {"full", Until::full},
                                                                            {"ready", Until::ready},
                                                                            {"started", Until::started},
                                                                            {"turn", Until::turn},
                                                                            {"ended", Until::ended}}};
    const auto* const found =
        std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.first == text; });
    return found == all.end() ? std::nullopt : std::optional(found->second);
}

std::optional<AutoPlay> parse_auto(std::string_view text) {
    if (text == "off") return AutoPlay::off;
    if (text == "first") return AutoPlay::first;
    if (text == "on" || text == "random") return AutoPlay::random;
    return std::nullopt;
}

std::vector<std::string_view> command_names() {
    std::vector<std::string_view> names;
    names.reserve(forms.size());
    for (const Form& form : forms) names.push_back(form.name);
    return names;
}

}  // namespace reami::terminal
