#include "server/admin/admin_dependencies.hpp"

#include <spdlog/spdlog.h>

#include "server/store/read/read_admin.hpp"

namespace reami::admin {

namespace asio = boost::asio;

asio::awaitable<bool> AdminDependencies::store(store::Record record) const {
    store::Entry entry{.room = 0, .at = now(), .records = {}};
    entry.records.push_back(std::move(record));
    const store::Appended appended = co_await journal.append(std::move(entry));
    if (appended.fault) spdlog::error("could not store an admin's action: {}", appended.fault->why);
    co_return !appended.fault;
}

asio::awaitable<bool> AdminDependencies::keep(decltype(store::AdminChange::what) what) const {
    return store(store::AdminChange{std::move(what)});
}

asio::awaitable<std::optional<store::PlayerId>> AdminDependencies::known_player(std::string number) const {
    const auto player = number_in(number);
    if (!player) co_return std::nullopt;
    const auto found = co_await readers.ask(store::find_players, number, 1);
    if (found.empty() || found.front().player != *player) co_return std::nullopt;
    co_return player;
}

std::optional<store::PlayerId> number_in(const std::string& text) {
    std::int64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [read_to, fault] = std::from_chars(text.data(), end, value);
    if (fault != std::errc() || read_to != end || value <= 0) return std::nullopt;
    return value;
}

}  // namespace reami::admin
