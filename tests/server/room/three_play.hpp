// Ada, Bob and Cleo sit in seats 1, 2 and 3 of a match that has begun, and Eve is a spectator. Ada is the
// host.
#pragma once

#include <gtest/gtest.h>

#include "tests/server/room/room_driver.hpp"

namespace reami::room {

struct ThreePlay : ::testing::Test {
    explicit ThreePlay(const std::string& game = "toncc") : driver("{}", 3, game) {
        driver.sit(ada, 1, "Ada");
        driver.sit(bob, 2, "Bob");
        driver.sit(cleo, 3, "Cleo");
        driver.ready(bob);
        driver.ready(cleo);
        driver.start(ada);
        for (const ClientId client : {ada, bob, cleo, eve}) driver.take(client);
    }

    RoomDriver::Json seat(int number) const { return driver.shown().at("seats").at(std::to_string(number)); }
    /// The client leaves, and stays away for a minute.
    void lose(ClientId client) {
        driver.go(client);
        driver.pass(60'000);
    }

    RoomDriver driver;
    ClientId ada = driver.come(1), bob = driver.come(2), cleo = driver.come(3), eve = driver.come(4);
};

}  // namespace reami::room
