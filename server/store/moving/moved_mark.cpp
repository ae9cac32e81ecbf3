#include "server/store/moving/moved_mark.hpp"

#include <fmt/chrono.h>

#include <chrono>

#include "server/store/store_kind.hpp"

namespace reami::store {

namespace {

std::string written_in_utc(Millis at) {
    const std::chrono::sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds(at)};
    return fmt::format("{:%F at %R} UTC", std::chrono::floor<std::chrono::seconds>(time));
}

}  // namespace

void mark_as_moved(const Location& from, const Location& to, Millis at) {
    kind_of(from)->set_mark(kind_of(to)->name(), at);
}

Expected<void, std::string> take_mark_away(const Location& store) {
    const auto kind = kind_of(store);
    if (auto why = kind->why_unusable()) return *std::move(why);
    if (!why_moved(store))
        return "no club was moved away from " + kind->name() + ": servers can start with it";
    kind->clear_mark();
    return {};
}

std::optional<std::string> why_moved(const Location& store) {
    const auto kind = kind_of(store);
    if (!kind->can_have_mark()) return std::nullopt;
    return kind->open_to_read()->first("SELECT store, at FROM moved_to", [&](const ResultRow& row) {
        return "the club in " + kind->name() + " was moved to " + row.text(0) + " on " +
               written_in_utc(row.integer(1)) +
               ", and only that store has the matches played since. To serve the club as it was before the "
               "move: `reami-server move-store --serve-again '" +
               kind->name() + "'`";
    });
}

}  // namespace reami::store
