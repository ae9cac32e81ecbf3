#include "tests/laws/random_match.hpp"

#include <algorithm>
#include <iterator>

namespace reami::laws {

std::vector<Variant> combinations(const protocol::GameInfo& game) {
    std::vector<std::string> options{""};
    for (const protocol::OptionKind& option : game.options) {
        std::vector<std::string> longer;
        for (const std::string& before : options)
            for (const std::string& value : option.values)
                longer.push_back(before + (before.empty() ? "\"" : ",\"") + option.name + "\":" + value);
        options = std::move(longer);
    }
    std::vector<Variant> all;
    for (int seats = game.fewest_seats; seats <= game.most_seats; ++seats)
        for (const std::string& one : options) all.push_back({'{' + one + '}', seats});
    return all;
}

std::vector<Variant> variants(const protocol::GameInfo& game) {
    std::vector<Variant> fitting;
    for (const Variant& variant : combinations(game)) {
        auto options = game.canonical_options(variant.options, variant.seats);
        if (options) fitting.push_back({*std::move(options), variant.seats});
    }
    return fitting;
}

protocol::MatchStart RandomMatch::origin() const {
    Seed bytes{};
    for (std::size_t i = 0; i < 4; ++i) bytes[i] = static_cast<std::uint8_t>(seed >> (8 * i));
    return {.game = game->name, .options = variant.options, .seats = variant.seats, .origin = bytes};
}

protocol::SharedMatch RandomMatch::start() const { return *game->start(origin()); }

Random RandomMatch::chance() const { return Random(std::get<Seed>(origin().origin)).fork(99); }

void showValue(const RandomMatch& match, std::ostream& out) {
    out << match.game->name << ' ' << match.variant.options << ", " << match.variant.seats << " seats, seed "
        << match.seed;
}

rc::Gen<RandomMatch> any_match(const protocol::GameInfo& game) {
    return rc::gen::map(
        rc::gen::pair(rc::gen::elementOf(variants(game)), rc::gen::arbitrary<std::uint32_t>()),
        [&game](const std::pair<Variant, std::uint32_t>& drawn) {
            return RandomMatch{&game, drawn.first, drawn.second};
        });
}

namespace {

/// The kind of a move: its first sign, or the same value for all moves that begin with a letter.
char kind_of(const std::string& notation) {
    const char first = notation.front();
    return first >= 'a' && first <= 'z' ? 'a' : first;
}

template <class Items>
const auto& any_of(const Items& items, Random& random) {
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

}  // namespace

PlayedMove any_move(const protocol::SharedMatch& match, Random& random) {
    auto nth = random.below(static_cast<std::uint32_t>(match->to_act().size()));
    Seat seat;
    for (const Seat one : match->to_act())
        if (nth-- == 0) seat = one;
    const auto legal = match->legal_moves(seat);
    RC_ASSERT(!legal.empty());
    std::string kinds;
    for (const std::string& move : legal)
        if (kinds.find(kind_of(move)) == std::string::npos) kinds += kind_of(move);
    const char kind = any_of(kinds, random);
    std::vector<std::string> of_kind;
    std::ranges::copy_if(legal, std::back_inserter(of_kind),
                         [kind](const std::string& move) { return kind_of(move) == kind; });
    return {seat, any_of(of_kind, random)};
}

std::vector<Viewer> viewers(const protocol::SharedMatch& match) {
    std::vector<Viewer> all{Viewer::everybody()};
    for (const Seat seat : SeatSet::first(match->seats())) all.emplace_back(seat);
    return all;
}

}  // namespace reami::laws
