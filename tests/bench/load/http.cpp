#include "tests/bench/load/http.hpp"

#include <unistd.h>

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <future>
#include <stdexcept>
#include <utility>

#include "tests/bench/load/scan.hpp"

namespace reami::bench {

namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;

constexpr int rooms_a_connection = 25;  // the connections open rooms at the same time

class HttpConnection {
public:
    explicit HttpConnection(std::uint16_t port) : port_(port), socket_(context_) {
        socket_.connect({asio::ip::make_address("127.0.0.1"), port});
        socket_.set_option(tcp::no_delay(true));
    }

    std::string ask(http::verb verb, const std::string& target, const std::string& body) {
        http::request<http::string_body> request(verb, target, 11);
        request.set(http::field::host, "127.0.0.1:" + std::to_string(port_));
        request.set(http::field::content_type, "application/json");
        request.body() = body;
        request.prepare_payload();
        http::write(socket_, request);
        http::response<http::string_body> response;
        http::read(socket_, buffer_, response);
        return response.body();
    }

private:
    std::uint16_t port_;
    asio::io_context context_;
    tcp::socket socket_;
    boost::beast::flat_buffer buffer_;
};

std::vector<std::string> open_some(std::uint16_t port, int first, int count) {
    HttpConnection connection(port);
    std::vector<std::string> codes;
    const std::string process = std::to_string(::getpid());  // several loads must open different rooms
    for (int number = first; number < first + count; ++number) {
        const std::string wish =
            R"({"id":"b)" + process + "x" + std::to_string(number) + R"(","game":"kingdomino","seats":2})";
        const std::string answer = connection.ask(http::verb::post, "/api/rooms", wish);
        codes.emplace_back(text_of(answer, R"("code":)"));
        if (codes.back().empty()) throw std::runtime_error("no room was opened: " + answer);
    }
    return codes;
}

}  // namespace

std::string server_name(std::uint16_t port) {
    const std::string answer = HttpConnection(port).ask(http::verb::get, "/version", "");
    return std::string(text_of(answer, R"("name":)"));
}

std::vector<std::string> open_rooms(std::uint16_t port, int first, int count) {
    std::vector<std::future<std::vector<std::string>>> parts;
    for (int begin = first; begin < first + count; begin += rooms_a_connection) {
        const int size = std::min(rooms_a_connection, first + count - begin);
        parts.push_back(std::async(std::launch::async, open_some, port, begin, size));
    }
    std::vector<std::string> codes;
    for (auto& part : parts)
        for (std::string& code : part.get()) codes.push_back(std::move(code));
    return codes;
}

}  // namespace reami::bench
