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

TYPED_TEST(Law, WhoKnowsTheSameGetsTheSameText) {
    this->hold("same view = same text", [](const RandomMatch& of) {
        some_moves(of, [](const protocol::Match&, const protocol::Match& match) {
            for (const Viewer viewer : viewers(match)) {
                const bool same = match.view(viewer) == match.view(Viewer::everybody()) &&
                                  match.events(viewer) == match.events(Viewer::everybody());
                RC_ASSERT(match.same_view(viewer, Viewer::everybody()) == same);
            }
        });
    });
}

}  // namespace
}  // namespace reami::laws
