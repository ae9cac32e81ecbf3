// How frames go out on a connection without TLS: in how many pieces, and in which order. The socket of these
// tests keeps the pieces apart.
#include "server/net/websocket/plain_layer.hpp"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <string>
#include <vector>

namespace reami::net {
namespace {

using boost::beast::error_code;

std::string frame_of(const std::string& text) {
    std::string bytes;
    MessageFrame(text).append_to(bytes);
    return bytes;
}

struct PlainLayers : ::testing::Test {
    PlainLayers() : ends(pair()), layer(socket(ends[0])) {}
    ~PlainLayers() override { ::close(ends[1]); }
    PlainLayers(const PlainLayers&) = delete;
    PlainLayers& operator=(const PlainLayers&) = delete;

    static std::array<int, 2> pair() {
        std::array<int, 2> both{};
        if (::socketpair(AF_UNIX, SOCK_SEQPACKET, 0, both.data()) != 0) throw std::runtime_error("no socket");
        return both;
    }
    PlainLayer::PlainSocket socket(int end) {
        PlainLayer::PlainSocket made(context.get_executor());
        made.assign(boost::asio::generic::stream_protocol(AF_UNIX, 0), end);
        return made;
    }
    /// True: it is sent, or waits.
    bool send(const std::string& text, bool more_follows) {
        return layer.send(MessageFrame(text), more_follows,
                          [this](error_code error) { told.push_back(error.message()); });
    }
    std::vector<std::string> came() const {
        std::vector<std::string> pieces;
        std::string piece(1U << 20U, '\0');
        for (;;) {
            const auto bytes = ::recv(ends[1], piece.data(), piece.size(), MSG_DONTWAIT);
            if (bytes <= 0) return pieces;
            pieces.push_back(piece.substr(0, static_cast<std::size_t>(bytes)));
        }
    }

    using Pieces = std::vector<std::string>;
    boost::asio::io_context context;
    std::array<int, 2> ends;
    PlainLayer layer;
    std::vector<std::string> told;
};

TEST_F(PlainLayers, SendAFrameThatIsAloneAtOnce) {
    for (const std::string& text : {std::string("reami"), std::string(5000, 'x')}) {
        EXPECT_TRUE(send(text, false));
        EXPECT_EQ(came(), Pieces{frame_of(text)});
    }
}

TEST_F(PlainLayers, SendFramesThatFollowEachOtherInOnePiece) {
    EXPECT_TRUE(send("one", true));
    EXPECT_TRUE(send("two", true));
    EXPECT_EQ(came(), Pieces{});
    EXPECT_TRUE(send("three", false));
    EXPECT_EQ(came(), Pieces{frame_of("one") + frame_of("two") + frame_of("three")});
    EXPECT_TRUE(send("four", false));
    EXPECT_EQ(came(), Pieces{frame_of("four")});
}

TEST_F(PlainLayers, LetNoMoreWaitThanGoesOutWellAtOnce) {
    const std::string text(5000, 'x'), frame = frame_of(text);
    for (int n = 0; n < 4; ++n) EXPECT_TRUE(send(text, true));
    EXPECT_EQ(came(), Pieces{frame + frame + frame + frame});
}

TEST_F(PlainLayers, SendWhatWaitsBeforeWhatBeastWrites) {
    EXPECT_TRUE(send("one", true));
    const std::string pong = "\x8a";
    std::size_t written = 0;
    layer.async_write_some(boost::asio::const_buffer(pong.data(), pong.size()),
                           [&](error_code, std::size_t bytes) { written = bytes; });
    EXPECT_FALSE(layer.is_free());
    context.run();
    EXPECT_EQ(written, pong.size());
    EXPECT_TRUE(layer.is_free());
    EXPECT_EQ(came(), (Pieces{frame_of("one"), pong}));
}

TEST_F(PlainLayers, SendWhatTheSystemDoesNotTakeYetOnceItDoes) {
    const std::string text(5000, 'x');
    std::size_t sent = 0;
    while (send(text, false)) ++sent;
    EXPECT_GT(sent, 0U);
    EXPECT_FALSE(layer.is_free());
    EXPECT_EQ(came(), Pieces(sent, frame_of(text)));
    EXPECT_EQ(told, Pieces{});
    context.run();
    EXPECT_EQ(told, Pieces{error_code().message()});
    EXPECT_EQ(came(), Pieces{frame_of(text)});
    EXPECT_TRUE(layer.is_free());
}

TEST_F(PlainLayers, SayThatNothingGoesOutAnyMore) {
    ::shutdown(ends[1], SHUT_RDWR);
    EXPECT_FALSE(send("one", false));
    context.run();
    ASSERT_EQ(told.size(), 1U);
    EXPECT_NE(told[0], error_code().message());
}

}  // namespace
}  // namespace reami::net
