// The bytes between a client and a node: the splice carries all of them, buffers few, and passes each end on.
#include "server/cluster/passing_on/splice.hpp"

#include <gtest/gtest.h>

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/use_future.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <future>
#include <string>
#include <thread>

namespace reami::cluster {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using std::chrono::milliseconds;

constexpr int small_buffer = 65'536;

/// Client and node: the two sockets of the splice, and their far ends.
class SpliceTest : public ::testing::Test {
protected:
    SpliceTest() {
        limits_.stuck_after = limits_.closing_within = milliseconds(60'000);
        for (tcp::socket* const far : {&client_, &node_}) {
            far->open(tcp::v4());
            far->set_option(asio::socket_base::receive_buffer_size(small_buffer));
            far->set_option(asio::socket_base::send_buffer_size(small_buffer));
        }
    }
    ~SpliceTest() override {
        error_code ignored;
        client_.close(ignored);
        node_.close(ignored);
        if (running_.joinable()) running_.join();
    }

    void begin() {
        over_ = asio::co_spawn(context_, spliced(near(client_), near(node_)), asio::use_future);
        running_ = std::thread([this] { context_.run(); });
    }
    void wait_for_the_end() { over_.get(); }

    static void send(tcp::socket& from, const std::string& bytes) { asio::write(from, asio::buffer(bytes)); }
    static std::string receive(tcp::socket& at, std::size_t count) {
        std::string bytes(count, '\0');
        error_code error;
        bytes.resize(asio::read(at, asio::buffer(bytes), error));
        return bytes;
    }
    /// Whether the connection ends without another byte.
    static bool ends(tcp::socket& at) {
        std::array<char, 1> byte{};
        error_code error;
        return at.read_some(asio::buffer(byte), error) == 0 && error;
    }
    /// Sends until the socket takes nothing for a moment; returns the number of sent bytes.
    static std::size_t send_until_blocked(tcp::socket& from, std::size_t most) {
        const std::string chunk(small_buffer, 'x');
        std::size_t sent = 0;
        from.non_blocking(true);
        for (int pauses = 0; pauses < 20 && sent < most;) {
            error_code error;
            const auto taken =
                from.write_some(asio::buffer(chunk.data(), std::min(chunk.size(), most - sent)), error);
            sent += taken;
            pauses = error ? pauses + 1 : 0;
            if (error) std::this_thread::sleep_for(milliseconds(10));
        }
        from.non_blocking(false);
        return sent;
    }

    Limits limits_;
    Meters meters_;
    asio::io_context context_, far_context_;
    tcp::socket client_{far_context_}, node_{far_context_};

private:
    asio::awaitable<void> spliced(transport::Stream client, transport::Stream node) {
        Splice splice(client, node, limits_, meters_);
        co_await splice.run();
        co_await client.say_goodbye();
    }
    transport::Stream near(tcp::socket& far) {
        tcp::acceptor acceptor(context_, {asio::ip::address_v4::loopback(), 0});
        far.connect(acceptor.local_endpoint());
        tcp::socket accepted = acceptor.accept();
        accepted.set_option(asio::socket_base::receive_buffer_size(small_buffer));
        accepted.set_option(asio::socket_base::send_buffer_size(small_buffer));
        return {transport::Socket(std::move(accepted)), nullptr};
    }

    std::future<void> over_;
    std::thread running_;
};

TEST_F(SpliceTest, CarriesBytesBothWays) {
    begin();
    const std::string up(300'000, 'u'), down(500'000, 'd');
    std::thread sending([&] {
        send(client_, up);
        send(node_, down);
    });
    EXPECT_EQ(receive(node_, up.size()), up);
    EXPECT_EQ(receive(client_, down.size()), down);
    sending.join();
}

TEST_F(SpliceTest, HoldsFewBytesOfWhatIsNotRead) {
    constexpr std::size_t much = 64 << 20;
    begin();
    for (const auto& [from, to] : {std::pair(&node_, &client_), std::pair(&client_, &node_)}) {
        const std::size_t sent = send_until_blocked(*from, much);
        EXPECT_LT(sent, much / 8);
        EXPECT_EQ(receive(*to, sent), std::string(sent, 'x'));
    }
}

TEST_F(SpliceTest, EndsIfNobodyTakesWhatIsWritten) {
    limits_.stuck_after = milliseconds(50);
    begin();
    send_until_blocked(node_, 64 << 20);
    wait_for_the_end();
    error_code error;
    const std::string chunk(small_buffer, 'x');
    while (!error) node_.write_some(asio::buffer(chunk), error);
}

TEST_F(SpliceTest, WhereTheClientSendsNoMoreTheNodeMayGoOn) {
    begin();
    send(client_, "the last");
    client_.shutdown(tcp::socket::shutdown_send);
    EXPECT_EQ(receive(node_, 8), "the last");
    EXPECT_TRUE(ends(node_));
    send(node_, "an answer");
    node_.close();
    EXPECT_EQ(receive(client_, 9), "an answer");
    EXPECT_TRUE(ends(client_));
    wait_for_the_end();
}

TEST_F(SpliceTest, ButNotForEver) {
    limits_.closing_within = milliseconds(50);
    begin();
    client_.shutdown(tcp::socket::shutdown_send);
    EXPECT_TRUE(ends(node_));
    wait_for_the_end();
    EXPECT_TRUE(ends(client_));
}

TEST_F(SpliceTest, WhereTheNodeSendsNoMoreAllIsOver) {
    begin();
    send(node_, "goodbye");
    node_.shutdown(tcp::socket::shutdown_send);
    EXPECT_EQ(receive(client_, 7), "goodbye");
    EXPECT_TRUE(ends(client_));
    EXPECT_TRUE(ends(node_));
    client_.close();
    wait_for_the_end();
}

TEST_F(SpliceTest, AClientThatBreaksOffEndsTheNodesPart) {
    begin();
    send(client_, "one");
    EXPECT_EQ(receive(node_, 3), "one");
    client_.set_option(asio::socket_base::linger(true, 0));
    client_.close();
    EXPECT_TRUE(ends(node_));
    wait_for_the_end();
}

}  // namespace
}  // namespace reami::cluster
