// The promise of the wire: patch(full(before), diff(before, after)) == full(after), for every viewer, with
// nlohmann's own patch as the judge.
#include <nlohmann/json.hpp>

#include "tests/laws/law.hpp"

namespace reami::laws {
namespace {

TYPED_TEST(Law, APatchMakesOfTheViewBeforeTheViewAfter) {
    this->hold("patch(full, diff) = full", [](const RandomMatch& of) {
        some_moves(of, [](const protocol::Match& before, const protocol::Match& after) {
            for (const Viewer viewer : viewers(after)) {
                const auto patch = nlohmann::json::parse(after.patch_from(before, viewer));
                const auto full = nlohmann::json::parse(before.view(viewer)).patch(patch);
                RC_ASSERT(full.dump() == after.view(viewer));
            }
        });
    });
}

}  // namespace
}  // namespace reami::laws
