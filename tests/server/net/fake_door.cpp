#include "tests/server/net/fake_door.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <utility>

namespace reami::net {
namespace {

namespace asio = boost::asio;
using nlohmann::json;
using protocol::Close;

Text text(const json& message) { return std::make_shared<const std::string>(message.dump()); }

void send_many(Line& line, const std::string& tag, int count, Delivery delivery) {
    for (int n = 1; n <= count; ++n)
        line.send(text({{"t", tag}, {"n", n}, {"filling", std::string(1024, 'x')}}), delivery);
}

class FakeGuest final : public Guest {
public:
    FakeGuest(FakeDoor& door, std::shared_ptr<Line> line) : door_(door), line_(std::move(line)) {
        ++door_.guests;
    }
    ~FakeGuest() override { --door_.guests; }

    bool hand(protocol::from_client::Message message) override {
        if (std::holds_alternative<protocol::from_client::Sync>(message)) {
            ++door_.syncs;
            line_->send(text({{"t", "state"}}), Delivery::state);
        } else if (const auto* const chat = std::get_if<protocol::from_client::Chat>(&message)) {
            return obey(chat->text);
        }
        return true;
    }

private:
    bool obey(const std::string& order) {
        std::istringstream words(order);
        std::string word;
        int number = 0;
        words >> word;
        if (word == "busy") return false;
        if (word == "throw") throw std::runtime_error("as was ordered");
        if (word == "echo") line_->send(text({{"t", "echo"}, {"text", order.substr(5)}}), Delivery::always);
        words >> number;
        if (word == "always") send_many(*line_, "always", number, Delivery::always);
        if (word == "patches") send_many(*line_, "patch", number, Delivery::patch);
        if (word == "late") std::thread([&] { send_many(*line_, "patch", number, Delivery::patch); }).join();
        if (word == "close") line_->close(static_cast<Close>(number));
        return true;
    }

    FakeDoor& door_;
    std::shared_ptr<Line> line_;
};

}  // namespace

asio::awaitable<Entrance> FakeDoor::enter(Knock knock) {
    {
        const std::lock_guard lock(mutex_);
        last_hello_ = knock.hello;
    }
    if (knock.hello.token == "wrong") co_return Close::unknown_token;
    if (knock.room == "GONE") co_return Close::room_gone;
    knock.line->send(text({{"t", "here"}, {"room", knock.room}}), Delivery::always);
    co_return std::make_unique<FakeGuest>(*this, std::move(knock.line));
}

void FakeDoor::watch_rooms(std::weak_ptr<Line> line) {
    if (const auto to = line.lock())
        to->send(text({{"t", "rooms"}, {"rooms", json::array()}}), Delivery::state);
}

asio::awaitable<Answer> FakeDoor::answer(Request request) {
    {
        const std::lock_guard lock(mutex_);
        asked_.push_back(request);
    }
    if (request.path == "/throw") throw std::runtime_error("as was asked");
    if (request.path == "/slow") {
        asio::steady_timer timer(co_await asio::this_coro::executor, std::chrono::milliseconds(300));
        co_await timer.async_wait(asio::use_awaitable);
    }
    Answer answer;
    answer.body = json{{"method", request.method}, {"path", request.path}, {"body", request.body}}.dump();
    co_return answer;
}

std::vector<Request> FakeDoor::asked() const {
    const std::lock_guard lock(mutex_);
    return asked_;
}

std::optional<protocol::from_client::Hello> FakeDoor::last_hello() const {
    const std::lock_guard lock(mutex_);
    return last_hello_;
}

}  // namespace reami::net
