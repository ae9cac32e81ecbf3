#include "tests/bench/load/tables.hpp"

#include <algorithm>
#include <stdexcept>

#include "tests/bench/load/http.hpp"
#include "tests/bench/load/relay_table.hpp"
#include "tests/bench/load/room.hpp"

namespace reami::bench {

namespace {

constexpr std::size_t opening_at_once = 20;

Clock::duration whole(std::chrono::duration<double> time) {
    return std::chrono::duration_cast<Clock::duration>(time);
}

}  // namespace

Tables::Tables(const Way& way) : way_(way) {
    if (server_name(way.port) == "relay") {
        for (int number = 0; number < way.rooms; ++number)
            tables_.push_back(std::make_unique<RelayTable>(context_, way_,
                                                           Place{std::to_string(number), number}, figures_));
        return;
    }
    const auto codes = open_rooms(way.port, way.rooms);
    for (int number = 0; number < way.rooms; ++number)
        tables_.push_back(std::make_unique<Room>(
            context_, way_, Place{codes[static_cast<std::size_t>(number)], number}, figures_));
}

void Tables::begin() {
    for (std::size_t opened = 0; opened < tables_.size(); ++opened) {
        tables_[opened]->open();
        const auto* const earlier =
            opened < opening_at_once ? nullptr : tables_[opened - opening_at_once].get();
        if (earlier != nullptr) run_until([=] { return earlier->has_begun(); }, std::chrono::minutes(1));
    }
    const auto begun = [this] {
        return std::all_of(tables_.begin(), tables_.end(),
                           [](const auto& table) { return table->has_begun(); });
    };
    run_until(begun, std::chrono::minutes(1));
}

void Tables::run_for(std::chrono::duration<double> time) { context_.run_for(whole(time)); }

void Tables::run_until(const std::function<bool()>& holds, std::chrono::duration<double> at_most) {
    const auto end = Clock::now() + whole(at_most);
    while (!holds()) {
        if (Clock::now() > end) throw std::runtime_error("the server does not get ready");
        context_.run_one_until(end);
    }
}

}  // namespace reami::bench
