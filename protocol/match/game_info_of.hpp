// What a game says of itself, behind the face of GameInfo. Included where games are listed: match_kinds.cpp
// and the laws.
#pragma once

#include <string>
#include <utility>

#include "protocol/json/describe_type.hpp"
#include "protocol/json/hash.hpp"
#include "protocol/json/read.hpp"
#include "protocol/match/game_info.hpp"
#include "protocol/match/match_model.hpp"
#include "protocol/text/event_sentences.hpp"

namespace reami::protocol {

template <class Options, class Member>
OptionKind option_kind(Member member) {
    using Value = json::MemberType<Options, Member>;
    static_assert(std::same_as<Value, bool> || json::DescribedEnum<Value>, "forms know switches and choices");
    OptionKind kind{.name = std::string(json::member_name<Member>),
                    .type = std::same_as<Value, bool> ? "bool" : "choice",
                    .values = {},
                    .by_default = json::write(Options().*member.pointer)};
    if constexpr (std::same_as<Value, bool>)
        kind.values = {"false", "true"};
    else
        boost::mp11::mp_for_each<boost::describe::describe_enumerators<Value>>(
            [&](auto one) { kind.values.push_back(json::write(one.value)); });
    return kind;
}

inline Refusal bad_options(std::string detail) { return {std::string(code::bad_options), std::move(detail)}; }

/// Only that they can be read: no word on whether they go together.
template <class Options>
std::variant<Options, Refusal> read_options(std::string_view text) {
    const auto parsed = json::parse(text);
    if (!parsed || !parsed->is_object()) return bad_options("options are a JSON object");
    for (const auto& [key, value] : parsed->items())
        if (json::expected_at<Options>(key).empty()) return bad_options("there is no option `" + key + '`');
    Options options;
    if (const auto wrong = json::read(*parsed, options))
        return bad_options('`' + *wrong + "` must be " + json::expected_at<Options>(*wrong));
    return options;
}

/// `2 to 4 seats`, `3 seats`
template <Game G>
std::string seats_text() {
    const std::string most = std::to_string(G::most_seats) + " seats";
    return G::fewest_seats == G::most_seats ? most : std::to_string(G::fewest_seats) + " to " + most;
}

/// Readable, and right for that many seats.
template <Game G>
std::variant<typename G::Options, Refusal> fitting_options(std::string_view text, int seats) {
    auto read = read_options<typename G::Options>(text);
    const auto* options = std::get_if<typename G::Options>(&read);
    if (options == nullptr) return read;
    if (seats < G::fewest_seats || seats > G::most_seats)
        return Refusal{std::string(code::bad_seats), std::string(G::name) + " has " + seats_text<G>()};
    if (const auto fault = G::fault(*options, seats))
        return Refusal{std::string(code::bad_options) + '.' + std::string(*fault)};
    return read;
}

template <Game G>
std::variant<std::string, Refusal> canonical_options_of(std::string_view text, int seats) {
    auto read = fitting_options<G>(text, seats);
    if (auto* refusal = std::get_if<Refusal>(&read)) return std::move(*refusal);
    return json::write(std::get<0>(read));
}

/// One without fault; or nothing, and why.
template <Game G>
std::optional<typename G::SetUp> read_set_up(const typename G::Options& options, int seats,
                                             std::string_view text, SetUpFault& why) {
    auto set_up = G::parse_set_up(text, why);
    if (!set_up) return std::nullopt;
    const auto fault = G::fault(options, seats, *set_up);
    if (!fault) return set_up;
    why = *fault;
    return std::nullopt;
}

template <Game G>
std::optional<SetUpFault> set_up_fault_of(std::string_view options, int seats, std::string_view text) {
    SetUpFault why;
    const auto read = std::get<0>(read_options<typename G::Options>(options));
    if (read_set_up<G>(read, seats, text, why)) return std::nullopt;
    return why;
}

template <Game G>
std::variant<Match, Refusal> start_of(const MatchStart& from) {
    auto read = fitting_options<G>(from.options, from.seats);
    if (auto* refusal = std::get_if<Refusal>(&read)) return std::move(*refusal);
    const auto& options = std::get<0>(read);
    if (const Seed* seed = std::get_if<Seed>(&from.origin)) {
        Random random(*seed);
        return Match(std::make_unique<MatchOf<G>>(options, from.seats, G::deal(options, from.seats, random)));
    }
    SetUpFault why;
    const auto set_up = read_set_up<G>(options, from.seats, std::get<std::string>(from.origin), why);
    if (!set_up) return Refusal{std::string(code::bad_set_up), why.what};
    return Match(std::make_unique<MatchOf<G>>(options, from.seats, *set_up));
}

template <Game G>
std::string dealt_of(std::string_view options, int seats, const Seed& seed) {
    Random random(seed);
    return G::print_set_up(G::deal(std::get<0>(read_options<typename G::Options>(options)), seats, random));
}

template <class G>
GameInfo game_info_of() {
    GameInfo kind;
    kind.name = G::name;
    kind.rules_version = G::rules_version;
    kind.fewest_seats = G::fewest_seats;
    kind.most_seats = G::most_seats;
    boost::mp11::mp_for_each<json::Members<typename G::Options>>(
        [&](auto member) { kind.options.push_back(option_kind<typename G::Options>(member)); });
    for (const std::string_view rule : G::rule_names()) kind.rule_names.emplace_back(rule);
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, typename G::Event>>(
        [&](auto event) { kind.event_names.emplace_back(decltype(event)::type::tag); });
    kind.catalog = json::write(G::catalog());
    kind.catalog_hash = json::content_hash(kind.catalog);
    kind.canonical_options_ = canonical_options_of<G>;
    kind.start_ = start_of<G>;
    kind.set_up_fault_ = set_up_fault_of<G>;
    kind.dealt_ = dealt_of<G>;
    kind.reads_move_ = [](std::string_view text) { return G::parse(text).has_value(); };
    kind.history_ = [](std::string_view events, const Telling& telling) {
        return history_of<typename G::Event>(G::name, events, telling);
    };
    return kind;
}

}  // namespace reami::protocol
