#include "clients/terminal/text/output_line.hpp"

#include <gtest/gtest.h>

namespace reami::terminal {
namespace {

const OutputLine seat{.tag = tag::seat,
                      .text = "Seat 1: Ada Lovelace, here.",
                      .facts = {{"seat", "1"}, {"name", "Ada Lovelace"}}};

TEST(OutputLine, PeopleReadItsText) { EXPECT_EQ(untagged(seat), "Seat 1: Ada Lovelace, here."); }

TEST(OutputLine, ScriptsReadTagAndFactsBeforeIt) {
    EXPECT_EQ(tagged(seat), "seat seat=1 name=Ada_Lovelace | Seat 1: Ada Lovelace, here.");
}

TEST(OutputLine, WithoutFactsTheTagStandsAlone) {
    EXPECT_EQ(tagged({tag::board, "  7  C", {}}), "board |   7  C");
}

}  // namespace
}  // namespace reami::terminal
