// Implements the interface GameInfo for one game. Only files that list all games include it:
// game_registry.cpp and the laws.
#pragma once

#include <string>

#include "engine/core/expected.hpp"
#include "protocol/json/hash.hpp"
#include "protocol/json/read.hpp"
#include "protocol/match/game_info.hpp"
#include "protocol/match/match_of.hpp"
#include "protocol/messages/wrong_member.hpp"
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

/// Appends a name to a list of names with commas between them.
inline void list(std::string& names, std::string_view name) {
    names.append(names.empty() ? "" : ", ").append(name);
}

/// The detail for an unknown option, with the names of all options.
template <class Options>
Detail no_option(const std::string& name) {
    std::string options;
    boost::mp11::mp_for_each<json::Members<Options>>(
        [&](auto member) { list(options, json::member_name<decltype(member)>); });
    if (options.empty()) return {"no_options", {{"option", name}}};
    return {"no_option", {{"option", name}, {"options", options}}};
}

/// Parses options, but does not check whether they go together.
template <class Options>
Expected<Options, Refusal> read_options(std::string_view text) {
    const json::Document document(text);
    if (!document.object()) return refusal(code::bad_options, Detail{"options_no_object"});
    for (const auto& [key, value] : *document.object())
        if (!json::expected_at<Options>(key)) return refusal(code::bad_options, no_option<Options>(key));
    Options options;
    if (const auto wrong = json::read(*document.root(), options))
        return refusal(code::bad_options, wrong_member<Options>(*wrong));
    return options;
}

/// The detail for a wrong number of seats. It names the numbers that the game allows.
template <Game G>
Detail seats_of() {
    const std::string fewest = std::to_string(G::fewest_seats), most = std::to_string(G::most_seats);
    if (fewest == most) return {"seats_exactly", {{"seats", most}}};
    return {"seats_from_to", {{"fewest", fewest}, {"most", most}}};
}

/// Parses options. Checks that they go together and fit this number of seats.
template <Game G>
Expected<typename G::Options, Refusal> fitting_options(std::string_view text, int seats) {
    auto read = read_options<typename G::Options>(text);
    if (!read) return read;
    if (seats < G::fewest_seats || seats > G::most_seats) return refusal(code::bad_seats, seats_of<G>());
    if (const auto fault = read->fault(seats))
        return Refusal{std::string(code::bad_options) + '.' + std::string(*fault)};
    return read;
}

/// Parses a set-up and checks it. If the set-up has a fault, returns an empty optional and sets `why` to the
/// fault.
template <Game G>
std::optional<typename G::SetUp> read_set_up(const typename G::Options& options, int seats,
                                             std::string_view text, SetUpFault& why) {
    auto set_up = G::SetUp::parse(text, why);
    if (!set_up) return std::nullopt;
    const auto fault = set_up->fault(options, seats);
    if (!fault) return set_up;
    why = *fault;
    return std::nullopt;
}

template <Game G>
class GameInfoOf final : public GameInfo {
public:
    GameInfoOf();

    Expected<std::string, Refusal> canonical_options(std::string_view text, int seats) const override {
        auto read = fitting_options<G>(text, seats);
        if (!read) return read.error();
        return {in_place_value, json::write(*read)};
    }
    Expected<SharedMatch, Refusal> start(const MatchStart& from) const override;
    std::optional<SetUpFault> set_up_fault(std::string_view canonical, int seats,
                                           std::string_view set_up) const override {
        SetUpFault why;
        if (read_set_up<G>(options_of(canonical), seats, set_up, why)) return std::nullopt;
        return why;
    }
    std::string dealt(std::string_view canonical, int seats, const Seed& seed) const override {
        Random random(seed);
        return G::SetUp::deal(options_of(canonical), seats, random).print();
    }
    bool reads_move(std::string_view text) const override { return G::parse(text).has_value(); }
    std::vector<std::string> history(std::string_view events, const Telling& telling) const override {
        return history_of<typename G::Event>(G::name, events, telling);
    }

private:
    using Options = typename G::Options;

    static Options options_of(std::string_view canonical) { return read_options<Options>(canonical).value(); }
};

template <Game G>
GameInfoOf<G>::GameInfoOf() {
    name = G::name;
    rules_version = G::rules_version;
    fewest_seats = G::fewest_seats;
    most_seats = G::most_seats;
    boost::mp11::mp_for_each<json::Members<Options>>(
        [&](auto member) { options.push_back(option_kind<Options>(member)); });
    for (const std::string_view kind : bot_kinds_of<G>()) bots.emplace_back(kind);
    for (const std::string_view rule : G::rule_names()) rule_names.emplace_back(rule);
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, typename G::Event>>(
        [&](auto event) { event_names.emplace_back(decltype(event)::type::tag); });
    catalog = json::write(G::catalog());
    catalog_hash = json::content_hash(catalog);
}

template <Game G>
Expected<SharedMatch, Refusal> GameInfoOf<G>::start(const MatchStart& from) const {
    const auto fitting = fitting_options<G>(from.options, from.seats);
    if (!fitting) return fitting.error();
    if (const Seed* seed = std::get_if<Seed>(&from.origin)) {
        Random random(*seed);
        return std::make_shared<const MatchOf<G>>(*fitting, from.seats,
                                                  G::SetUp::deal(*fitting, from.seats, random));
    }
    SetUpFault why;
    const auto set_up = read_set_up<G>(*fitting, from.seats, std::get<std::string>(from.origin), why);
    if (!set_up) return refusal(code::bad_set_up, detail_of(why));
    return std::make_shared<const MatchOf<G>>(*fitting, from.seats, *set_up);
}

}  // namespace reami::protocol
