// Ada, Bob and Cleo in the seats 1, 2 and 3 of a match that has begun, and Eve, who watches. Ada is host.
#pragma once

#include <gtest/gtest.h>

#include "tests/server/room/table_talk.hpp"

namespace reami::room {

struct ThreePlay : ::testing::Test {
    explicit ThreePlay(const std::string& game = "toncc") : table("{}", 3, game) {
        table.sit(ada, 1, "Ada");
        table.sit(bob, 2, "Bob");
        table.sit(cleo, 3, "Cleo");
        table.ready(bob);
        table.ready(cleo);
        table.start(ada);
        for (const GuestId guest : {ada, bob, cleo, eve}) table.take(guest);
    }

    TableTalk::Json seat(int number) const { return table.shown().at("seats").at(std::to_string(number)); }
    /// Long away.
    void lose(GuestId guest) {
        table.go(guest);
        table.pass(60'000);
    }

    TableTalk table;
    GuestId ada = table.come(1), bob = table.come(2), cleo = table.come(3), eve = table.come(4);
};

}  // namespace reami::room
