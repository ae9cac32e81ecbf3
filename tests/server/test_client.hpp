// A WebSocket client for tests. Every call returns after a few seconds at the latest. The client reads, and
// so answers pings, only while a test asks for messages. It needs no GoogleTest, and throws on errors.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace reami::testing {

class TestClient {
public:
    /// The address, and the headers of the handshake.
    struct Way {
        std::uint16_t port = 0;
        std::string target;
        std::string subprotocol = "reami.v1";  ///< empty: the client offers none
        std::string origin = {};               ///< empty: the client sends none
        int receive_buffer = 0;  ///< in bytes, as the system counts them; 0: the system's default
    };
    static constexpr std::chrono::milliseconds patience{60'000};

    /// Connects, and asks for the WebSocket.
    explicit TestClient(const Way& way);
    TestClient(std::uint16_t port, const std::string& room);
    TestClient(TestClient&&) noexcept;
    TestClient& operator=(TestClient&&) noexcept;
    ~TestClient();  ///< breaks the connection, without a close frame

    int status() const;               ///< the status of the HTTP answer; 101 for a WebSocket
    std::string subprotocol() const;  ///< the one that the server chose
    int pings() const;                ///< the pings that the client has read so far

    void send(const nlohmann::json& message);
    void send_text(std::string_view text);
    void send_binary(std::string_view bytes);
    /// Sends one text message in frames of `size` bytes.
    void send_in_frames(std::string_view text, std::size_t size);
    /// Sends bytes below the WebSocket, without a frame.
    void send_raw(std::string_view bytes);
    /// Says hello, and returns the `here` that answers it.
    nlohmann::json hello(nlohmann::json members = nlohmann::json::object());

    /// The next message; nothing if the connection ended or none came in that time.
    std::optional<nlohmann::json> receive(std::chrono::milliseconds within = patience);
    /// The next message for which `holds` is true; skips those before it. Throws if none comes.
    nlohmann::json receive_until(const std::function<bool(const nlohmann::json&)>& holds);
    nlohmann::json receive_a(std::string_view t);  ///< the next message with that `t`
    /// Reads until the connection ends: the close code, 1006 if there was no close frame; nothing if it did
    /// not end.
    std::optional<int> closed(std::chrono::milliseconds within = patience);
    /// Closes with 1000 and waits for the answer.
    void leave();

private:
    class Socket;
    std::unique_ptr<Socket> socket_;
};

}  // namespace reami::testing
