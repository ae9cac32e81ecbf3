#include "tests/bench/relay/client.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <utility>

namespace reami::bench {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using Outcome = boost::system::error_code;

}  // namespace

RelayClient::RelayClient(Socket socket, RelayRooms& rooms) : socket_(std::move(socket)), rooms_(rooms) {}

void RelayClient::serve() {
    socket_.next_layer().set_option(boost::asio::ip::tcp::no_delay(true));
    http::async_read(socket_.next_layer(), buffer_, request_,
                     [self = shared_from_this()](Outcome error, std::size_t) {
                         if (error) return;
                         if (beast::websocket::is_upgrade(self->request_)) return self->join();
                         self->answer();
                     });
}

void RelayClient::answer() {
    response_.set(http::field::content_type, "application/json");
    response_.body() = R"({"name":"relay"})";
    response_.keep_alive(false);
    response_.prepare_payload();
    http::async_write(socket_.next_layer(), response_, [self = shared_from_this()](Outcome, std::size_t) {
        self->socket_.next_layer().close();
    });
}

void RelayClient::join() {
    auto& waiting = rooms_.waiting[std::string(request_.target())];
    if (const auto other = waiting.lock()) {
        other_ = other;
        other->other_ = weak_from_this();
    }
    waiting = weak_from_this();
    socket_.set_option(
        beast::websocket::stream_base::decorator([](beast::websocket::response_type& response) {
            response.set(http::field::sec_websocket_protocol, "reami.v1");
        }));
    socket_.async_accept(request_, [self = shared_from_this()](Outcome error) {
        if (error) return;
        self->is_accepted_ = true;
        self->request_ = {};
        self->read();
        self->write();
    });
}

void RelayClient::read() {
    socket_.async_read(buffer_, [self = shared_from_this()](Outcome error, std::size_t) {
        if (error) return;
        auto text = beast::buffers_to_string(self->buffer_.data());
        self->buffer_.clear();
        if (auto other = self->other_.lock()) self->rooms_.pass(std::move(other), std::move(text));
        self->read();
    });
}

void RelayClient::send(std::string text) {
    out_.push_back(std::move(text));
    if (is_accepted_ && !is_writing_) write();
}

void RelayClient::write() {
    is_writing_ = !out_.empty();
    if (!is_writing_) return;
    socket_.async_write(boost::asio::buffer(out_.front()),
                        [self = shared_from_this()](Outcome error, std::size_t) {
                            self->out_.pop_front();
                            if (!error) self->write();
                        });
}

}  // namespace reami::bench
