#include "tests/bench/load/tables.hpp"

#include <algorithm>
#include <stdexcept>

#include "tests/bench/load/http.hpp"
#include "tests/bench/load/relay_table.hpp"
#include "tests/bench/load/room.hpp"

namespace reami::bench {

namespace {

constexpr std::size_t opening_at_once = 100;
constexpr std::chrono::minutes longest_opening{1};

Clock::duration whole(std::chrono::duration<double> time) {
    return std::chrono::duration_cast<Clock::duration>(time);
}

}  // namespace

Tables::Tables(const Way& way, int first) : way_(way), is_relay_(server_name(way.port) == "relay") {
    const auto codes = is_relay_ ? std::vector<std::string>() : open_rooms(way.port, first, way.rooms);
    for (int number = 0; number < way.rooms; ++number) {
        if (is_relay_) {
            const Place place{std::to_string(number), number};
            tables_.push_back(std::make_unique<RelayTable>(context_, way_, place, figures_));
        } else {
            const Place place{codes[static_cast<std::size_t>(number)], number};
            tables_.push_back(std::make_unique<Room>(context_, way_, place, figures_));
        }
    }
}

void Tables::begin() {
    for (std::size_t opened = 0; opened < tables_.size(); ++opened) {
        if (opened >= opening_at_once) {
            const Table& earlier = *tables_[opened - opening_at_once];
            run_until([&earlier] { return earlier.has_begun(); }, longest_opening);
        }
        tables_[opened]->open();
    }
    run_until([this] { return all(&Table::is_here); }, longest_opening);
}

void Tables::rest() {
    for (const auto& table : tables_) table->rest();
}

void Tables::go_on() {
    for (const auto& table : tables_) table->go_on();
}

void Tables::run_for(std::chrono::duration<double> time) { context_.run_for(whole(time)); }

void Tables::run_until(const std::function<bool()>& holds, std::chrono::duration<double> at_most) {
    const auto end = Clock::now() + whole(at_most);
    while (!holds()) {
        if (Clock::now() > end) throw std::runtime_error("the server does not get ready");
        context_.run_one_until(end);
    }
}

void Tables::stay_for(std::chrono::duration<double> time, std::chrono::duration<double> say_every) {
    const auto end = Clock::now() + whole(time);
    for (std::size_t next = 0; Clock::now() < end; ++next) {
        run_for(std::min(say_every / static_cast<double>(tables_.size()), time));
        tables_[next % tables_.size()]->keep_alive();
    }
}

bool Tables::all(bool (Table::*holds)() const) const {
    return std::all_of(tables_.begin(), tables_.end(), [=](const auto& table) { return (*table.*holds)(); });
}

bool Tables::any(bool (Table::*holds)() const) const {
    return std::any_of(tables_.begin(), tables_.end(), [=](const auto& table) { return (*table.*holds)(); });
}

}  // namespace reami::bench
