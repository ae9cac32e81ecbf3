#include "protocol/publish/event_shapes.hpp"

#include <gtest/gtest.h>

#include "tests/protocol/json/sample.hpp"

namespace reami::publish {
namespace {

/// An event with a member of every possible kind.
struct Crowned {
    static constexpr std::string_view tag = "crowned";
    Seat seat;
    int points = 0;
    sample::Square at;
    std::optional<Seat> before;
    std::map<Seat, int> totals;
    std::map<int, Seat> order;
    std::map<Seat, sample::Kingdom> kingdoms;
    std::map<int, std::optional<Seat>> kept;
    std::set<Seat> others;
    SeatSet to_act;
    std::vector<sample::Terrain> row;
    BOOST_DESCRIBE_CLASS(Crowned, (),
                         (seat, points, at, before, totals, order, kingdoms, kept, others, to_act, row), (),
                         ())
};

template <class Event>
TypeShape events_of() {
    return of_form(Form::list, {shape<Event>()});
}

TEST(EventShapes, SayWhatIsASeatAndWhatIsAMapAndPassOverTheRest) {
    EXPECT_EQ(event_shapes({{"sample", events_of<std::variant<Crowned, sample::Passed>>()}}),
              "export const eventShapes = {\n"
              "  sample: {\n"
              "    crowned: { seat: 'seat', before: 'seat', totals: ['seat', 'plain'], "
              "order: ['plain', 'seat'], "
              "kingdoms: ['seat', { squares: ['plain', 'plain'] }], kept: ['plain', 'seat'], "
              "others: ['seat'], to_act: ['seat'], row: ['plain'] },\n"
              "    passed: {},\n"
              "  },\n"
              "} as const;\n");
}

TEST(EventShapes, HaveAnEntryForEachGame) {
    EXPECT_EQ(event_shapes({{"two", events_of<std::variant<sample::Passed>>()},
                            {"one", events_of<std::variant<sample::Placed>>()}}),
              "export const eventShapes = {\n"
              "  one: {\n"
              "    placed: {},\n"
              "  },\n"
              "  two: {\n"
              "    passed: {},\n"
              "  },\n"
              "} as const;\n");
}

}  // namespace
}  // namespace reami::publish
