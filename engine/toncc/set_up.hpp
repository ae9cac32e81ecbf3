// All that chance decides in a challenge: RULES.md, R2.1. Its text is one line, `layout Y3 B1 …`: the regions
// on n1 … n6 h1 … h12.
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
    /// Expects a place that is not the compass.
    Region on(Place place) const { return layout[static_cast<std::size_t>(place.index() - 1)]; }

    /// Shuffles the regions from B1 to R6.
    static SetUp deal(const Options& options, int seats, Random& random);
    /// Nothing, or what is wrong with it, and in which line of its text.
    std::optional<SetUpFault> fault(const Options& options, int seats) const;
    std::string print() const;
    /// Of a text that is not such a line, nothing, and why. It may lack its end.
    static std::optional<SetUp> parse(std::string_view text, SetUpFault& why);

    friend bool operator==(const SetUp&, const SetUp&) = default;
};

}  // namespace reami::toncc
