// The promise of patches, for every viewer: the change, merged into the earlier view, gives the later view.
// nlohmann's merge_patch confirms this. No view contains null, because a change can't express null.
#include <nlohmann/json.hpp>

#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

bool has_null(const nlohmann::json& value) {
    return value.is_null() || (value.is_structured() && std::ranges::any_of(value, has_null));
}

TYPED_TEST(Law, AChangeMakesOfTheViewBeforeTheViewAfter) {
    this->hold("merge(full, change) = full", [](const RandomMatch& of) {
        some_moves(of, [](const protocol::PlayedMoves& moves) {
            for (const Viewer viewer : viewers(moves.after())) {
                auto view = nlohmann::json::parse(moves.before().view(viewer));
                view.merge_patch(nlohmann::json::parse(moves.patch(viewer)));
                RC_ASSERT(view.dump() == moves.after()->view(viewer));
                RC_ASSERT(!has_null(view));
            }
        });
    });
}

}  // namespace
}  // namespace reami::laws
