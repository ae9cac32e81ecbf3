#include "server/lobby/players/signed_in.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace reami::lobby {
namespace {

struct ClosedConnection final : net::ConnectionHandle {
    void send(net::EncodedMessage, net::Delivery) override {}
    void close(protocol::Close why) override { closed = why; }
    std::optional<protocol::Close> closed;
};

store::TokenHash token(std::uint8_t byte) {
    store::TokenHash hash{};
    hash.fill(byte);
    return hash;
}

TEST(SignedInDevices, OthersOfThePlayerAreClosedAndNobodyElses) {
    SignedIn signed_in;
    const auto phone = std::make_shared<ClosedConnection>(), laptop = std::make_shared<ClosedConnection>(),
               second_tab = std::make_shared<ClosedConnection>(), bob = std::make_shared<ClosedConnection>();
    signed_in.add(1, token(1), phone);
    signed_in.add(1, token(2), laptop);
    signed_in.add(1, token(2), second_tab);
    signed_in.add(2, token(3), bob);
    signed_in.close_others(1, token(2));
    EXPECT_EQ(phone->closed, protocol::Close::unknown_token);
    EXPECT_EQ(laptop->closed, std::nullopt) << "this connection sent the request";
    EXPECT_EQ(second_tab->closed, std::nullopt) << "it is on the device that sent the request";
    EXPECT_EQ(bob->closed, std::nullopt);
}

TEST(SignedInDevices, AConnectionThatLeftIsNotClosed) {
    SignedIn signed_in;
    const auto phone = std::make_shared<ClosedConnection>(), tablet = std::make_shared<ClosedConnection>();
    const auto left = signed_in.add(1, token(1), phone);
    signed_in.add(1, token(1), tablet);
    signed_in.remove(1, left);
    signed_in.close_others(1, token(2));
    EXPECT_EQ(phone->closed, std::nullopt);
    EXPECT_EQ(tablet->closed, protocol::Close::unknown_token);
}

TEST(SignedInDevices, AConnectionThatIsGoneIsPassedOver) {
    SignedIn signed_in;
    signed_in.add(1, token(1), std::make_shared<ClosedConnection>());
    signed_in.close_others(1, token(2));
}

}  // namespace
}  // namespace reami::lobby
