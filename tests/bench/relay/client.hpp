// One connection to the relay: a plain request gets the program's name, and a WebSocket joins the room of its
// path.
#pragma once

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

namespace reami::bench {

class RelayClient;

/// The state that all connections share; must outlive them.
struct RelayRooms {
    std::unordered_map<std::string, std::weak_ptr<RelayClient>> waiting =
        {};  ///< clients that wait for a second one, by path
    std::function<void(std::shared_ptr<RelayClient> to, std::string text)> pass = {};
};

class RelayClient : public std::enable_shared_from_this<RelayClient> {
public:
    using Socket =
        boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;
    RelayClient(Socket socket, RelayRooms& rooms);

    void serve();
    void send(std::string text);  ///< in order, once the WebSocket is accepted

private:
    void answer();
    void join();
    void read();
    void write();

    boost::beast::websocket::stream<Socket> socket_;
    RelayRooms& rooms_;
    boost::beast::flat_buffer buffer_;
    boost::beast::http::request<boost::beast::http::string_body> request_;
    boost::beast::http::response<boost::beast::http::string_body> response_;
    std::weak_ptr<RelayClient> other_;
    std::deque<std::string> out_;
    bool is_accepted_ = false, is_writing_ = false;
};

}  // namespace reami::bench
