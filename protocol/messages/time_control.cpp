#include "protocol/messages/time_control.hpp"

#include <algorithm>
#include <stdexcept>

#include "protocol/json/read_as.hpp"
#include "protocol/json/write.hpp"
#include "protocol/messages/codes.hpp"

namespace reami::protocol {

namespace {

constexpr int hour = 3600, day = 24 * hour;

struct ClockRange {
    int bank, add, cap;  ///< of the preset
    int least_bank, most_add, most_cap;
};

constexpr ClockRange live{
    .bank = 600, .add = 15, .cap = 600, .least_bank = 60, .most_add = 600, .most_cap = 4 * hour};
constexpr ClockRange days{.bank = 7 * day,
                          .add = day * 3 / 2,
                          .cap = 10 * day,
                          .least_bank = day,
                          .most_add = 7 * day,
                          .most_cap = 30 * day};

bool has_clock_members(const TimeControl& time) { return time.bank || time.add || time.cap || time.at_zero; }

}  // namespace

Expected<TimeControl, Refusal> canonical(TimeControl time) {
    if (time.kind == ClockKind::none) {
        if (has_clock_members(time)) return refusal(code::bad_time);
        if (time.pace == UntimedPace::evening) time.pace.reset();
        return time;
    }
    if (time.pace) return refusal(code::bad_time);
    const ClockRange& range = time.kind == ClockKind::live ? live : days;
    const int bank = time.bank.value_or(range.bank), add = time.add.value_or(range.add);
    const int cap = time.cap.value_or(std::max(range.cap, bank));
    const bool is_possible =
        bank >= range.least_bank && bank <= cap && cap <= range.most_cap && add >= 0 && add <= range.most_add;
    if (!is_possible) return refusal(code::bad_time);
    return TimeControl{.kind = time.kind,
                       .pace = {},
                       .bank = bank,
                       .add = add,
                       .cap = cap,
                       .at_zero = time.at_zero.value_or(AtZero::wait)};
}

std::string time_control_text(const TimeControl& time) {
    return time == TimeControl() ? "" : json::write(time);
}

TimeControl time_control_of(std::string_view text) {
    if (text.empty()) return {};
    const auto time = json::read_as<TimeControl>(text);
    if (!time) throw std::invalid_argument("a time control is " + std::string(text));
    return *time;
}

}  // namespace reami::protocol
