// The random draws of a challenge: RULES.md, R2.1. Their text is one line, `layout Y3 B1 …`: the regions on
// the places n1 … n6 and h1 … h12.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/random.hpp"
#include "engine/core/set_up_text.hpp"
#include "engine/toncc/board.hpp"
#include "engine/toncc/options.hpp"
#include "engine/toncc/regions.hpp"

namespace reami::toncc {

struct SetUp {
    std::array<Region, region_count> layout{};
    /// The region on this place. Expects a place that is not the compass.
    Region on(Place place) const { return layout[static_cast<std::size_t>(place.index() - 1)]; }

    /// Shuffles the regions, which start in the order from B1 to R6.
    static SetUp deal(const Options& options, int seats, Random& random);
    /// The fault of the set-up, with the line of its text; empty if it has none.
    std::optional<SetUpFault> fault(const Options& options, int seats) const;
    std::string print() const;
    /// Reads the text of a set-up. If the text is not such a line, returns an empty optional and sets `why`
    /// to the reason. The line may lack its end.
    static std::optional<SetUp> parse(std::string_view text, SetUpFault& why);

    friend bool operator==(const SetUp&, const SetUp&) = default;
};

}  // namespace reami::toncc
