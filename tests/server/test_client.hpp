// A WebSocket client for tests: every call comes back, at the latest after a few seconds. It reads, and so
// answers pings, only while it is asked for messages. Needs no GoogleTest; what must not be, throws.
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
    /// Where and how it connects.
    struct Way {
        std::uint16_t port = 0;
        std::string target;
        std::string subprotocol = "reami.v1";  ///< empty: none is offered
        std::string origin = {};               ///< empty: none is sent
        int receive_buffer = 0;                ///< bytes, as the system takes them; 0: the system's
    };
    static constexpr std::chrono::milliseconds patience{60'000};

    /// Connects, and asks for the WebSocket.
    explicit TestClient(const Way& way);
    TestClient(std::uint16_t port, const std::string& room);
    TestClient(TestClient&&) noexcept;
    TestClient& operator=(TestClient&&) noexcept;
    ~TestClient();  ///< the connection breaks, without a close frame

    int status() const;               ///< of HTTP: 101 if it is a WebSocket now
    std::string subprotocol() const;  ///< as the server chose it
    int pings() const;                ///< that were read so far

    void send(const nlohmann::json& message);
    void send_text(std::string_view text);
    void send_binary(std::string_view bytes);
    /// One text message in frames of so many bytes.
    void send_in_frames(std::string_view text, std::size_t size);
    /// Bytes below the WebSocket, not framed.
    void send_raw(std::string_view bytes);
    /// Says hello and gives the `here` that answers it.
    nlohmann::json hello(nlohmann::json members = nlohmann::json::object());

    /// The next message; nothing if the connection ended or none came in that time.
    std::optional<nlohmann::json> receive(std::chrono::milliseconds within = patience);
    /// The next message for which that holds; those before it are skipped. Throws if none comes.
    nlohmann::json receive_until(const std::function<bool(const nlohmann::json&)>& holds);
    nlohmann::json receive_a(std::string_view t);  ///< by its `t`
    /// Reads on until the connection ends: the close code, 1006 if there was no close frame; nothing if it
    /// did not end.
    std::optional<int> closed(std::chrono::milliseconds within = patience);
    /// Closes with 1000 and waits for the answer.
    void leave();

private:
    class Socket;
    std::unique_ptr<Socket> socket_;
};

}  // namespace reami::testing
