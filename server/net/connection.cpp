#include "server/net/connection.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>

#include "engine/core/expected.hpp"
#include "protocol/messages/codes.hpp"
#include "protocol/transport/as_tuple_awaitable.hpp"
#include "server/net/counted_address.hpp"
#include "server/net/http/http_message.hpp"
#include "server/net/http/language.hpp"
#include "server/net/http/problem.hpp"
#include "server/net/http/redirect.hpp"
#include "server/net/http/refusal_page.hpp"
#include "server/net/http/request_path.hpp"
#include "server/runtime/address_log.hpp"

namespace reami::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace code = protocol::code;
using http::field;
using transport::outcome;
using SteadyClock = std::chrono::steady_clock;

/// The path that admins can still use if they have banned their own address by mistake.
constexpr std::string_view admins_own = "/api/admin";

/// The time that a refused client has to send its request and read the answer.
constexpr std::chrono::milliseconds refusing_takes{3'000};
/// The seconds after which a client may try again if the server is full, as after close code 1013.
constexpr int seconds_when_full = 30;
/// The seconds after which a client may try again if too many long answers wait: by then, the server has sent
/// many of them.
constexpr int seconds_when_holding = 5;
/// The server sends answers of at most this many bytes even if the memory for answers is full.
constexpr std::size_t short_answer = 16'384;

Answer full() { return retry_after(problem(503, code::full, "the server is full"), seconds_when_full); }

Answer too_hasty(int seconds) {
    return retry_after(problem(429, code::too_many_requests, "this address has sent too many requests"),
                       seconds);
}

Answer holds_too_much() {
    return retry_after(problem(503, code::too_many_requests, "too many long answers wait to be sent"),
                       seconds_when_holding);
}

/// The answer to bytes that are not a valid request; empty if the connection has ended.
std::optional<Answer> unreadable(const beast::error_code& error) {
    if (error == http::error::header_limit) return problem(431, code::bad_request, "the header is too long");
    if (error == http::error::end_of_stream || error == http::error::partial_message) return std::nullopt;
    if (error.category() == http::make_error_code(http::error::bad_method).category())
        return problem(400, code::bad_request, "this is not a request of HTTP/1.1");
    return std::nullopt;
}

/// The beginning of the path, for the log. The rest may be a room's code, with which anybody can enter the
/// room.
std::string without_codes(const std::string& path) {
    constexpr std::string_view api = "/api/";
    const auto end = path.find('/', path.starts_with(api) ? api.size() : 1);
    return end == std::string::npos ? path : path.substr(0, end) + "/…";
}

/// The bytes that an answer owns. The files of the web client are part of the program, so their answers own
/// nothing.
std::size_t held_by(const Answer& answer) {
    const auto* const own = std::get_if<std::string>(&answer.body);
    return own ? own->size() : 0;
}

/// The bytes of an answer, whether it owns them or not.
std::string_view bytes_of(const Answer& answer) {
    return std::visit([](const auto& body) { return std::string_view(body); }, answer.body);
}

}  // namespace

Connection::Connection(transport::Stream stream, std::shared_ptr<const NetContext> context, Peer peer,
                       Admission admission)
    : context_(std::move(context)),
      peer_(std::move(peer)),
      connected_from_(counted(peer_.address)),
      admission_(admission),
      executor_(stream.get_executor()),
      stream_(std::move(stream)) {}

void Connection::stop() {
    stopping_ = true;
    if (guide_) return guide_->stop();
    if (!answering_) drop();
}

void Connection::drop() {
    if (guide_) guide_->stop();
    if (!upgraded_) stream_.drop();
}

void Connection::stop_passing_on() {
    if (guide_) guide_->stop_passing_on();
}

asio::awaitable<void> Connection::run() {
    stream_.expires_at(began_ + within(context_->settings.limits.request_within));
    bool more = co_await begin();
    if (!more) co_return stream_.drop();
    while (more && !stopping_) {
        more = co_await serve_one();
        if (more && !stopping_) more = co_await another_begins();
    }
    if (!upgraded_) co_await stream_.say_goodbye();
}

asio::awaitable<bool> Connection::serve_one() {
    Parser parser;
    parser.header_limit(is_from_node() ? most_header_bytes_of_nodes : most_header_bytes);
    parser.body_limit(boost::none);  // the limit depends on the path, so the code below checks it
    const auto [error, bytes] = co_await http::async_read_header(stream_, incoming_, parser, outcome);
    if (error) {
        auto complaint = unreadable(error);
        if (complaint) co_await send(*std::move(complaint), parser.get(), false);
        co_return false;
    }
    const Settings& settings = context_->settings;
    auto judged = judge(parser.get(), {settings.origins, settings.hosts, answers_to_any_name(settings),
                                       peer_.is_proxy, is_from_node(), settings.base_path, settings.machine});
    if (!judged) {
        Answer refused = judged.error();
        constexpr unsigned forbidden = 403;  // only for a wrong origin
        if (refused.status == forbidden)
            origin_refused(context_->meters, std::string(parser.get()[field::origin]),
                           outer(parser.get()).address);
        co_return co_await send(std::move(refused), parser.get(), false);
    }
    if (settings.leads_to) {
        const bool is_stripped = settings.base_path.empty();
        const std::string taken_off = is_stripped ? outer(parser.get()).base_path : "";
        co_return co_await send(redirect(parser.get(), *settings.leads_to, taken_off), parser.get(), false);
    }
    const auto& admitted = *judged;
    if (parser.content_length().value_or(0) > context_->gateway.longest_body(admitted.path))
        co_return co_await send(problem(413, code::bad_request, "the body is too long"), parser.get(), false);
    co_return co_await serve(parser, admitted);
}

asio::awaitable<bool> Connection::another_begins() {
    bool more = true;
    if (incoming_.size() == 0) more = co_await wait_for_another();
    began_ = SteadyClock::now();
    stream_.expires_at(began_ + context_->settings.limits.request_within);
    co_return more;
}

asio::awaitable<bool> Connection::wait_for_another() {
    auto among_all = wait_among(*context_->idle, connected_from_);
    std::optional<IdleConnections::IdleConnection> among_proxied;
    if (place_) among_proxied = wait_among(context_->proxied->idle(), counted(peer_.address));
    stream_.expires_after(context_->settings.limits.idle_request);
    const auto [error, bytes] = co_await stream_.async_read_some(incoming_.prepare(1024), outcome);
    incoming_.commit(bytes);
    const bool has_place = !among_all.gave_way() && !(among_proxied && among_proxied->gave_way());
    co_return !error && has_place;
}

IdleConnections::IdleConnection Connection::wait_among(IdleConnections& idle, const asio::ip::address& as) {
    return idle.add(as, [on = executor_, one = weak_from_this()] {
        asio::post(on, [one] {
            if (const auto connection = one.lock()) connection->drop();
        });
    });
}

std::chrono::milliseconds Connection::within(std::chrono::milliseconds limit) const {
    if (admission_ == Admission::further) return std::min(limit, further_place_for);
    return is_refused() ? std::min(limit, refusing_takes) : limit;
}

asio::awaitable<bool> Connection::serve(Parser& parser, const Admitted& admitted) {
    if (admitted.to_web_socket) co_return co_await upgrade(parser.release(), admitted.path);
    if (is_from_node()) co_return co_await send(no_web_socket(), parser.get(), false);
    if (!has_place_for_request()) {
        if (!is_refused())
            ++context_->meters.connections_refused;  // a refused client was counted when it connected
        co_return co_await send(full(), parser.get(), false);
    }
    if (led_to(admitted.path)) {
        if (parser.get().count(field::sec_websocket_key) > 0)
            upgrade_missing(context_->meters, outer(parser.get()).address);
        Answer answer = problem(426, code::bad_request, "this path is for WebSockets");
        answer.headers.emplace_back("Upgrade", "websocket");
        co_return co_await send(std::move(answer), parser.get(), false);
    }
    const auto [error, bytes] = co_await http::async_read(stream_, incoming_, parser, outcome);
    if (error) co_return false;
    const bool keep_alive = parser.keep_alive() && admission_ == Admission::served;
    const HttpHeader header = parser.get();
    answering_ = true;
    Answer answer = co_await ask(parser.release(), admitted.path);
    const std::size_t size = held_by(answer);
    std::shared_ptr<const void> held;
    if (size > short_answer) {
        held = context_->answers->hold(size, context_->settings.limits.answer_bytes);
        if (!held) answer = holds_too_much();
    }
    const bool more = co_await send(std::move(answer), header, keep_alive);
    answering_ = false;
    co_return more;
}

bool Connection::has_place_for_request() {
    if (admission_ != Admission::further) return !is_refused();
    return place_ ? context_->proxied->idle().end_longest(counted(peer_.address))
                  : context_->idle->end_longest(connected_from_);
}

OuterRequest Connection::outer(const HttpHeader& header) const {
    OuterRequest outer = context_->proxies.outer(header, peer_, stream_.is_secure());
    if (!outer.ignored_header.empty()) prefix_ignored(context_->meters, outer.ignored_header, peer_.address);
    outer.address = counted(outer.address);
    return outer;
}

asio::awaitable<Answer> Connection::ask(HttpRequest request, const std::string& path) {
    OuterRequest outer_request = outer(request);
    const int wait = context_->requests->take(outer_request.address, cost_of(path), SteadyClock::now());
    if (wait > 0) {
        limit_reached(context_->meters, code::too_many_requests, outer_request.address);
        co_return too_hasty(wait);
    }
    context_->requests->charge(outer_request.address, cost_of_body(request.body().size()),
                               SteadyClock::now());
    const bool may_be_barred = path.starts_with("/api/") && path != admins_own;
    if (may_be_barred && context_->gateway.is_barred(outer_request.address))
        co_return problem(403, code::barred, "an admin of this server keeps this address out for a while");
    Request question;
    question.method = std::string(request.method_string());
    question.path = path;
    question.body = std::move(request.body());
    question.language = language_of(std::string(request[field::accept_language]));
    question.accept_encoding = std::string(request[field::accept_encoding]);
    question.host = std::move(outer_request.host);
    question.authorization = std::string(request[field::authorization]);
    question.secure = outer_request.secure;
    question.base_path = std::move(outer_request.base_path);
    question.passed_on = was_passed_on(request) || peer_.is_proxy || place_ != nullptr;
    question.address = outer_request.address;
    try {
        Answer answer = co_await context_->gateway.answer(std::move(question));
        context_->requests->charge(outer_request.address, cost_of_answer(held_by(answer)),
                                   SteadyClock::now());
        if (answer.status == 429 && answer.refused)
            limit_reached(context_->meters, answer.refused->code, outer_request.address);
        co_return answer;
    } catch (const std::exception& fault) {
        spdlog::error("{}: could not answer a request: {}", without_codes(path), fault.what());
    }
    co_return problem(500, code::server_fault, "the server made a mistake");
}

asio::awaitable<bool> Connection::send(Answer answer, const HttpHeader& request, bool keep_alive) {
    if (answer.refused && is_navigation(request))
        answer = as_page(std::move(answer), request, outer(request).base_path);
    const std::string_view body = bytes_of(answer);
    http::response<http::span_body<const char>> response(http::int_to_status(answer.status), 11);
    secure_headers(response);
    response.set(field::content_type, answer.content_type);
    if (stream_.is_secure()) response.set(field::strict_transport_security, "max-age=15552000");
    for (const auto& [name, value] : answer.headers) response.set(name, value);
    response.keep_alive(keep_alive && !stopping_);
    response.content_length(body.size());
    if (request.method() != http::verb::head) response.body() = {body.data(), body.size()};
    stream_.each_write_within(within(context_->settings.limits.stuck_after));
    const auto [error, bytes] = co_await http::async_write(stream_, response, outcome);
    co_return !error && response.keep_alive();
}

}  // namespace reami::net
