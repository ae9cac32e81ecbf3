#include "clients/terminal/plain/commands.hpp"

#include <algorithm>
#include <array>
#include <boost/describe/enum_from_string.hpp>
#include <utility>
#include <vector>

#include "clients/terminal/plain/command_names.hpp"
#include "clients/terminal/plain/command_pieces.hpp"
#include "clients/terminal/plain/edit_distance.hpp"
#include "clients/terminal/plain/room_options.hpp"
#include "clients/terminal/text/time_text.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::terminal {
namespace {

using Parsed = std::optional<Command>;
using piece::number;
using piece::person;
using piece::seat;
using piece::split;
using piece::yes_or_no;

// Each of these functions parses the text after the name of one command. It returns nothing if the text does
// not fit.

template <class Plain>
Parsed alone(std::string_view rest) {
    return rest.empty() ? Parsed(Plain{}) : std::nullopt;
}

template <class WithText>
Parsed with_text(std::string_view rest) {
    return rest.empty() ? std::nullopt : Parsed(WithText{std::string(rest)});
}

/// Reads `yes` or `no`; an empty text means yes.
template <class WithAnswer>
Parsed with_answer(std::string_view rest) {
    const auto answer = yes_or_no(rest);
    return answer ? Parsed(WithAnswer{*answer}) : std::nullopt;
}

template <class WithMoves>
Parsed with_moves(std::string_view rest) {
    return rest.empty() ? std::nullopt : Parsed(WithMoves{piece::words(rest)});
}

Parsed read_new(std::string_view rest) {
    const auto [game, settings_text] = split(rest);
    auto settings = read_room_settings(settings_text);
    if (game.empty() || game.find('=') != std::string_view::npos || !settings) return std::nullopt;
    return command::New{piece::lowered(game), std::move(*settings)};
}

/// Reads the word of an invitation, which is the whole text, or is at the end of a link.
Parsed read_invite(std::string_view rest) {
    constexpr std::string_view before = "invite=";
    if (const auto at = rest.rfind(before); at != std::string_view::npos)
        rest.remove_prefix(at + before.size());
    return with_text<command::Invite>(rest);
}

Parsed read_set(std::string_view rest) {
    auto settings = read_room_settings(rest);
    if (rest.empty() || !settings || !settings->bots.empty()) return std::nullopt;
    return command::Set{std::move(*settings)};
}

Parsed read_sit(std::string_view rest) {
    const auto [first, name] = split(rest);
    if (const auto where = seat(first)) return command::Sit{where, std::string(name)};
    return command::Sit{std::nullopt, std::string(rest)};
}

Parsed read_kick(std::string_view rest) {
    if (rest.starts_with('#')) {
        const auto who = person(rest);
        return who ? Parsed(command::Kick{{}, who}) : std::nullopt;
    }
    const auto where = seat(rest);
    return where ? Parsed(command::Kick{where, {}}) : std::nullopt;
}

/// `3`, `3 no`, `watchers no`
Parsed read_silence(std::string_view rest) {
    const auto [whom, answer] = split(rest);
    const auto silent = yes_or_no(answer);
    const auto who = person(whom);
    if (!silent || (!who && whom != "watchers")) return std::nullopt;
    return command::Silence{who, *silent};
}

Parsed read_pace(std::string_view rest) {
    if (rest != "fast" && rest != "slow") return std::nullopt;
    return command::Pace{rest == "fast"};
}

/// `2026-12-04 21:00`, `no`
Parsed read_date(std::string_view rest) {
    const auto at = moment_in(rest);
    return at || rest == "no" ? Parsed(command::Date{at}) : std::nullopt;
}

Parsed read_host(std::string_view rest) {
    if (rest == "accept" || rest == "no") return command::Host{{}, rest == "accept"};
    const auto where = seat(rest);
    return where ? Parsed(command::Host{where}) : std::nullopt;
}

/// `2`, `2 no`, `2 bot`, `2 bot no`
Parsed read_vote(std::string_view rest) {
    const auto [whom, what] = split(rest);
    const auto where = seat(whom);
    const auto [kind, answer] = split(what);
    const auto yes = yes_or_no(kind == "bot" ? answer : what);
    return where && yes ? Parsed(command::Vote{*where, *yes, kind == "bot"}) : std::nullopt;
}

/// `end`, `pause`, `pause 10`
Parsed read_offer(std::string_view rest) {
    if (rest.empty()) return command::Offer{};
    const auto [kind, length] = split(rest);
    command::Offer offer{protocol::OfferKind()};
    if (!boost::describe::enum_from_string(piece::lowered(kind).c_str(), *offer.what)) return std::nullopt;
    offer.minutes = number(length);
    const bool fits = offer.minutes && *offer.minutes >= 1 && *offer.minutes <= protocol::longest_pause / 60;
    const bool is_long_pause = fits && *offer.what == protocol::OfferKind::pause;
    return length.empty() || is_long_pause ? Parsed(offer) : std::nullopt;
}

/// Reads a person's number.
template <class WithPerson, bool... ignored>
Parsed with_person(std::string_view rest) {
    const auto who = person(rest);
    return who ? Parsed(WithPerson{*who, ignored...}) : std::nullopt;
}

Parsed read_devices(std::string_view rest) {
    if (rest.empty()) return command::Devices{};
    return rest == "sign-out-others" ? Parsed(command::Devices{true}) : std::nullopt;
}

Parsed read_moves(std::string_view rest) { return command::Moves{std::string(rest)}; }

Parsed read_what(std::string_view rest) { return command::What{std::string(rest)}; }

/// `rules`, `rules 4`, `rules R4.2`, `rules domaine`, `rules domaine 4`
Parsed read_rules(std::string_view rest) {
    const auto [first, second] = split(rest);
    if (second.empty() && first.find_first_of("0123456789") != std::string_view::npos)
        return command::Rules{{}, std::string(first)};
    return command::Rules{piece::lowered(first), std::string(second)};
}

Parsed read_bot(std::string_view rest) {
    const auto [number_text, kind] = split(rest);
    const auto where = seat(number_text);
    if (!where || kind.empty()) return std::nullopt;
    return command::Bot{*where, piece::lowered(kind)};
}

Parsed read_board(std::string_view rest) {
    if (rest.empty()) return command::Board{};
    if (const auto [word, moves] = split(rest); word == "after") {
        const auto v = number(moves);
        return v && *v >= 0 ? Parsed(command::Board{{}, *v}) : std::nullopt;
    }
    const auto where = seat(rest);
    return where ? Parsed(command::Board{where, {}}) : std::nullopt;
}

/// `g8g9 =39 / g8g9 =44`, `off`
Parsed read_plan(std::string_view rest) {
    if (rest == "off") return command::Plan{};
    auto lists = piece::lists(rest);
    return lists ? Parsed(command::Plan{*std::move(lists)}) : std::nullopt;
}

Parsed read_preview(std::string_view rest) { return command::Preview{piece::words(rest)}; }

Parsed read_auto(std::string_view rest) {
    const auto how = rest.empty() ? AutoPlay::random : parse_auto(rest);
    return how ? Parsed(command::Auto{*how}) : std::nullopt;
}

/// `help`, `help moves`, `help mosse`
Parsed read_help(std::string_view rest) {
    const auto [name, more] = split(rest);
    if (name.empty()) return command::Help{};
    return more.empty() && is_command(name) ? Parsed(command::Help{listed_name(name)}) : std::nullopt;
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
    Form{"mine", alone<command::Mine>},
    Form{"new", read_new},
    Form{"invite", read_invite},
    Form{"join", with_text<command::Join>},
    Form{"sit", read_sit},
    Form{"stand", alone<command::Stand>},
    Form{"set", read_set},
    Form{"bot", read_bot},
    Form{"kick", read_kick},
    Form{"silence", read_silence},
    Form{"pace", read_pace},
    Form{"keep", with_answer<command::Keep>},
    Form{"date", read_date},
    Form{"host", read_host},
    Form{"ban", with_person<command::Ban>},
    Form{"vote", read_vote},
    Form{"offer", read_offer},
    Form{"accept", alone<command::Accept>},
    Form{"decline", alone<command::Decline>},
    Form{"ready", with_answer<command::Ready>},
    Form{"start", alone<command::Start>},
    Form{"moves", read_moves},
    Form{"what", read_what},
    Form{"rules", read_rules},
    Form{"play", with_moves<command::Play>},
    Form{"plan", read_plan},
    Form{"undo", alone<command::Undo>},
    Form{"preview", read_preview},
    Form{"hint", alone<command::Hint>},
    Form{"board", read_board},
    Form{"boards", with_answer<command::Boards>},
    Form{"score", alone<command::Score>},
    Form{"clock", alone<command::Clock>},
    Form{"log", alone<command::Log>},
    Form{"room", alone<command::Room>},
    Form{"chat", with_text<command::Chat>},
    Form{"older", alone<command::Older>},
    Form{"ignore", with_person<command::Ignore, true>},
    Form{"unignore", with_person<command::Ignore, false>},
    Form{"rematch", alone<command::Rematch>},
    Form{"leave", alone<command::Leave>},
    Form{"handover", alone<command::HandOver>},
    Form{"devices", read_devices},
    Form{"auto", read_auto},
    Form{"wait", read_wait},
    Form{"help", read_help},
    Form{"quit", alone<command::Quit>},
};

const Form* form_of(std::string_view typed) {
    const auto* const found = std::ranges::find(forms, std::string_view(listed_name(typed)), &Form::name);
    return found == forms.end() ? nullptr : found;
}

std::string nearest(std::string_view word) {
    constexpr std::size_t near_enough = 2;  // the most wrong letters; half of the letters must be right
    const auto* const best = std::min_element(forms.begin(), forms.end(), [&](const Form& a, const Form& b) {
        return edit_distance(word, a.name) < edit_distance(word, b.name);
    });
    const std::size_t apart = edit_distance(word, best->name);
    return apart <= near_enough && 2 * apart <= word.size() ? std::string(best->name) : std::string();
}

/// Whether the word is a move of any game, or contains a digit. Only such a word can be a misspelt move.
bool looks_like_a_move(std::string_view word) {
    const auto games = protocol::all_games();
    return word.find_first_of("0123456789") != std::string_view::npos ||
           std::any_of(games.begin(), games.end(),
                       [&](const protocol::GameInfo* game) { return game->reads_move(word); });
}

}  // namespace

Command parse_command(std::string_view line) {
    const auto [word, rest] = split(line);
    if (const Form* form = form_of(word))
        return form->read(rest).value_or(command::Misread{std::string(form->name), true});
    auto words = piece::words(line);
    if (std::ranges::all_of(words, looks_like_a_move)) return command::Play{std::move(words)};
    return command::Misread{nearest(word), false};
}

bool is_command(std::string_view name) { return form_of(name) != nullptr; }

std::vector<std::string_view> command_names() {
    std::vector<std::string_view> names;
    names.reserve(forms.size());
    for (const Form& form : forms) names.push_back(form.name);
    return names;
}

}  // namespace reami::terminal
