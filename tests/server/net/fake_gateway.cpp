#include "tests/server/net/fake_gateway.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <utility>

#include "server/settings/settings.hpp"

namespace reami::net {
namespace {

namespace asio = boost::asio;
using nlohmann::json;
using protocol::Close;

EncodedMessage text(const json& message) { return std::make_shared<const std::string>(message.dump()); }

EncodedMessage numbered(const std::string& tag, int number) {
    return text({{"t", tag}, {"n", number}, {"filling", std::string(1024, 'x')}});
}

template <class Condition>
bool comes_about(Condition condition) {
    for (int n = 0; n < 1000 && !condition(); ++n) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return condition();
}

class FakeRoomHandle final : public RoomHandle {
public:
    FakeRoomHandle(FakeGateway& gateway, std::shared_ptr<ConnectionHandle> connection)
        : gateway_(gateway), connection_(std::move(connection)) {
        ++gateway_.visitors;
    }
    ~FakeRoomHandle() override { --gateway_.visitors; }

    bool deliver(protocol::from_client::Message message) override {
        if (std::holds_alternative<protocol::from_client::Sync>(message)) {
            ++gateway_.syncs;
            if (sync_throws_) throw std::runtime_error("as was ordered");
            as_ordered([&] { connection_->send(text({{"t", "state"}, {"n", patches_}}), Delivery::state); });
        } else if (std::holds_alternative<protocol::from_client::Move>(message)) {
            ++gateway_.moves;
        } else if (const auto* const chat = std::get_if<protocol::from_client::Chat>(&message)) {
            const bool taken = obey(chat->text);
            ++gateway_.orders;
            return taken;
        }
        return true;
    }
    void still_there() override {}
    void attend(protocol::Attendance how) override {
        connection_->send(text({{"t", "attends"}, {"how", static_cast<int>(how)}}), Delivery::always);
    }

private:
    bool obey(const std::string& order) {
        std::istringstream words(order);
        std::string word;
        int number = 0;
        words >> word;
        if (word == "busy") return false;
        if (word == "no_sync") sync_throws_ = true;
        if (word == "throw") throw std::runtime_error("as was ordered");
        if (word == "echo" || word == "overstay" || word == "renew")
            connection_->send(text({{"t", "echo"}, {"text", order.substr(word.size() + 1)}}),
                              Delivery::always);
        if (word == "overstay" || word == "renew") {
            connection_->send(text({{"t", "echo"}, {"text", order.substr(word.size() + 1)}}),
                              Delivery::always);
            gateway_.end_lease();
        }
        if (word == "renew") gateway_.begin_lease();
        if (word == "where")
            connection_->send(text({{"t", "where"}, {"home", gateway_.home->running_in_this_thread()}}),
                              Delivery::always);
        words >> number;
        if (word == "always") send_always(number);
        if (word == "long")
            connection_->send(
                text({{"t", "long"}, {"filling", std::string(static_cast<std::size_t>(number) << 10U, 'x')}}),
                Delivery::always);
        if (word == "patches" || word == "late") {
            late_ = word == "late";
            as_ordered([&] { send_patches(number); });
        }
        if (word == "close") connection_->close(static_cast<Close>(number));
        return true;
    }

    /// Sends; if the order was `late`, from another thread, as a room on another shard would. Patches and
    /// states stay in their order.
    template <class Send>
    void as_ordered(Send send) const {
        if (!late_) return send();
        std::thread(send).join();
    }

    void send_always(int count) {
        for (int n = 1; n <= count; ++n) connection_->send(numbered("always", n), Delivery::always);
    }

    void send_patches(int count) {
        for (const int last = patches_ + count; patches_ < last;)
            connection_->send(numbered("patch", ++patches_), Delivery::patch);
    }

    FakeGateway& gateway_;
    std::shared_ptr<ConnectionHandle> connection_;
    int patches_ = 0;
    bool late_ = false;
    bool sync_throws_ = false;
};

}  // namespace

void FakeGateway::begin_lease() {
    auto fresh = std::make_shared<BootDeadline>();
    fresh->move_to(BootDeadline::now() + std::chrono::hours(1));
    const std::lock_guard lock(mutex_);
    lease_ = std::move(fresh);
}

void FakeGateway::end_lease() {
    const std::lock_guard lock(mutex_);
    lease_->move_to(BootDeadline::now());
}

std::shared_ptr<const BootDeadline> FakeGateway::deadline() const {
    const std::lock_guard lock(mutex_);
    return lease_;
}

asio::awaitable<JoinResult> FakeGateway::enter(JoinRequest join) {
    {
        const std::lock_guard lock(mutex_);
        last_hello_ = join.hello;
        last_joined_ = {join.address.to_string(), join.passed_on};
    }
    if (join.hello.token == "wrong") co_return Close::unknown_token;
    if (join.must_have_seat && join.hello.token != "seated") co_return Close::full;
    if (join.room == "GONE") co_return Close::room_closed;
    join.connection->note_seat(join.hello.token == "seated");
    auto handle = std::make_unique<FakeRoomHandle>(*this, join.connection);
    join.connection->send(text({{"t", "here"}, {"room", join.room}}), Delivery::always);
    co_return handle;
}

std::optional<FakeGateway::Joined> FakeGateway::last_joined() const {
    const std::lock_guard lock(mutex_);
    return last_joined_;
}

void FakeGateway::watch_rooms(const std::shared_ptr<ConnectionHandle>& connection,
                              const asio::ip::address& /*address*/) {
    if (watching_throws) throw std::runtime_error("as was asked");
    connection->send(text({{"t", "rooms"}, {"rooms", json::array()}}), Delivery::state);
}

std::size_t FakeGateway::longest_body(std::string_view path) const {
    if (path == "/nowhere") throw std::runtime_error("as was asked");
    const std::size_t message = Limits().message_bytes;
    return path == "/long" ? 2 * message : message;
}

asio::awaitable<Answer> FakeGateway::answer(Request request) {
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
    if (request.path == "/large") {
        answer.body = std::string(8 << 20, 'x');
        co_return answer;
    }
    answer.body = json{{"method", request.method}, {"path", request.path}, {"body", request.body}}.dump();
    co_return answer;
}

bool FakeGateway::empties() const {
    return comes_about([this] { return visitors == 0; });
}

bool FakeGateway::is_asked() const {
    return comes_about([this] { return !asked().empty(); });
}

bool FakeGateway::has_obeyed(int count) const {
    return comes_about([&] { return orders >= count; });
}

std::vector<Request> FakeGateway::asked() const {
    const std::lock_guard lock(mutex_);
    return asked_;
}

std::optional<protocol::from_client::Hello> FakeGateway::last_hello() const {
    const std::lock_guard lock(mutex_);
    return last_hello_;
}

}  // namespace reami::net
