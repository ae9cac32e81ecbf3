#include "protocol/match/game_info_of.hpp"
#include "tests/laws/law.hpp"

namespace reami::laws {

template <class G>
const protocol::GameInfo& lawful_game() {
    static const protocol::GameInfoOf<G> info;
    return info;
}

template <class G>
typename G::Options lawful_options(std::string_view json) {
    return *protocol::read_options<typename G::Options>(json);
}

namespace {

/// Instantiates both for every type of the list.
template <class... G>
auto make(testing::Types<G...>) {
    return std::make_tuple(&lawful_game<G>..., &lawful_options<G>...);
}
[[maybe_unused]] const auto made = make(LawfulGames());

}  // namespace
}  // namespace reami::laws
