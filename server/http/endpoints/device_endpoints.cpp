#include "server/http/endpoints/device_endpoints.hpp"

#include "protocol/messages/plain_requests.hpp"
#include "server/http/caller.hpp"
#include "server/http/json_answer.hpp"
#include "server/http/refusal.hpp"

namespace reami::http {

namespace asio = boost::asio;
namespace plain = protocol::plain;

asio::awaitable<net::Answer> DeviceEndpoints::list(net::Request request) {
    const auto who = co_await known_caller(players_, request);
    if (const auto* refused = std::get_if<net::Answer>(&who)) co_return *refused;
    const auto& identity = std::get<room::Identity>(who);
    plain::DeviceList list;
    for (const store::Device& device : co_await devices_.of(identity.player)) {
        plain::DeviceEntry shown{
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
    if (const auto* refused = std::get_if<lobby::Refused>(&outcome)) co_return refusal(*refused, request);
    co_return json_answer(plain::SignedOut{std::get<int>(outcome)});
}

}  // namespace reami::http
