#include "server/http/endpoints/device_endpoints.hpp"

#include <boost/describe/class.hpp>
#include <vector>

#include "server/http/caller.hpp"
#include "server/http/json_answer.hpp"
#include "server/http/refusal.hpp"

namespace reami::http {

namespace asio = boost::asio;

/// One device, and the answer of `GET /api/devices`.
struct DeviceEntry {
    std::int64_t since = 0, seen = 0;  ///< Unix milliseconds
    std::string client;
    std::optional<bool> this_;  ///< true: the one that asks
    BOOST_DESCRIBE_CLASS(DeviceEntry, (), (since, seen, client, this_), (), ())
};
struct DeviceList {
    std::vector<DeviceEntry> devices;
    BOOST_DESCRIBE_CLASS(DeviceList, (), (devices), (), ())
};

/// The answer of `POST /api/devices/sign_out_others`.
struct SignedOut {
    int signed_out = 0;
    BOOST_DESCRIBE_CLASS(SignedOut, (), (signed_out), (), ())
};

asio::awaitable<net::Answer> DeviceEndpoints::list(net::Request request) {
    const auto who = co_await known_caller(players_, request);
    if (const auto* refused = std::get_if<net::Answer>(&who)) co_return *refused;
    const auto& identity = std::get<room::Identity>(who);
    DeviceList list;
    for (const store::Device& device : co_await devices_.of(identity.player)) {
        DeviceEntry shown{
            .since = device.made_at, .seen = device.seen_at, .client = device.client, .this_ = {}};
        if (device.token == identity.token) shown.this_ = true;
        list.devices.push_back(std::move(shown));
    }
    co_return json_answer(list);
}

asio::awaitable<net::Answer> DeviceEndpoints::sign_out_others(net::Request request) {
    const auto who = co_await known_caller(players_, request);
    if (const auto* refused = std::get_if<net::Answer>(&who)) co_return *refused;
    const auto& identity = std::get<room::Identity>(who);
    const auto outcome = co_await devices_.sign_out_others(identity);
    if (const auto* refused = std::get_if<lobby::Refused>(&outcome)) co_return refusal(*refused);
    co_return json_answer(SignedOut{std::get<int>(outcome)});
}

}  // namespace reami::http
