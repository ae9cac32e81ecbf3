#include "tests/server/plain_request.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <stdexcept>

namespace reami::testing {

namespace {

namespace asio = boost::asio;

PlainAnswer ask(std::uint16_t port, const std::string& request) {
    asio::io_context context;
    asio::ip::tcp::socket socket(context);
    socket.connect({asio::ip::make_address("127.0.0.1"), port});
    asio::write(socket, asio::buffer(request));
    std::string text;
    boost::system::error_code end;
    asio::read(socket, asio::dynamic_buffer(text), end);
    const auto body = text.find("\r\n\r\n");
    if (body == std::string::npos) throw std::runtime_error("no answer: " + end.message());
    return {std::stoi(text.substr(text.find(' '))), text.substr(body + 4)};
}

std::string head(const char* method, const std::string& path, const std::string& token) {
    const std::string who = token.empty() ? "" : "Authorization: Bearer " + token + "\r\n";
    return std::string(method) + ' ' + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + who;
}

}  // namespace

PlainAnswer get(std::uint16_t port, const std::string& path, const std::string& token) {
    return ask(port, head("GET", path, token) + "\r\n");
}

PlainAnswer post(std::uint16_t port, const std::string& path, const nlohmann::json& body,
                 const std::string& token) {
    const std::string text = body.dump();
    const std::string length = std::to_string(text.size());
    return ask(port, head("POST", path, token) +
                         "Content-Type: application/json\r\nContent-Length: " + length + "\r\n\r\n" + text);
}

std::string open_room(std::uint16_t port, const nlohmann::json& wanted) {
    const PlainAnswer answer = post(port, "/api/rooms", wanted);
    if (answer.status != 201) throw std::runtime_error(answer.body);
    return nlohmann::json::parse(answer.body).at("code");
}

}  // namespace reami::testing
