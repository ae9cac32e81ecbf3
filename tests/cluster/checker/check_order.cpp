#include "tests/cluster/checker/check_order.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace reami::cluster {

namespace {

std::string in_words(Position at, std::int64_t epoch) {
    return std::to_string(at.match) + "/" + std::to_string(at.v) + " (epoch " + std::to_string(epoch) + ")";
}

/// For each room, the greatest position and epoch in the answers before a time. The time must rise from call
/// to call.
class Told {
public:
    explicit Told(const std::vector<Answer>& answers) {
        for (const Answer& answer : answers) by_time_.push_back(&answer);
        std::ranges::stable_sort(by_time_, {}, &Answer::heard);
    }

    struct Most {
        Position at;
        std::int64_t epoch = 0;
    };
    /// The greatest position and epoch of the room in the answers that had arrived before `then`.
    const Most& of(const std::string& room, Time then) {
        for (; next_ < by_time_.size() && by_time_[next_]->heard < then; ++next_) {
            Most& most = most_[by_time_[next_]->room];
            most.at = std::max(most.at, by_time_[next_]->at);
            most.epoch = std::max(most.epoch, by_time_[next_]->epoch);
        }
        return most_[room];
    }

private:
    std::vector<const Answer*> by_time_;
    std::size_t next_ = 0;
    std::map<std::string, Most> most_;
};

void check_answers(const History& history, std::vector<OutOfOrder>& found) {
    std::vector<const Answer*> asked;
    for (const Answer& answer : history.answers)
        if (answer.sent != Answer::was_pushed && answer.tells_how_far()) asked.push_back(&answer);
    std::ranges::stable_sort(asked, {}, &Answer::sent);
    Told told(history.answers);
    for (const Answer* answer : asked) {
        const auto& most = told.of(answer->room, answer->sent);
        if (answer->at < most.at || (answer->epoch != 0 && answer->epoch < most.epoch))
            found.push_back({Violation::stale, answer->room,
                             answer->kind + " on " + answer->connection + " says " +
                                 in_words(answer->at, answer->epoch) + " after " +
                                 in_words(most.at, most.epoch) + " was told"});
    }
}

/// Pushed messages, too, must arrive on one connection in the order of the log.
void check_connections(const History& history, std::vector<OutOfOrder>& found) {
    std::map<std::string, Position> last;
    for (const Answer& answer : history.answers) {
        if (!answer.tells_how_far()) continue;
        Position& before = last[answer.connection];
        if (answer.at < before)
            found.push_back({Violation::stale, answer.room,
                             answer.kind + " on " + answer.connection + " went back to " +
                                 in_words(answer.at, answer.epoch)});
        before = std::max(before, answer.at);
    }
}

void check_readings(const History& history, std::vector<OutOfOrder>& found) {
    auto readings = history.readings;
    std::ranges::stable_sort(readings, {}, &LogReading::began);
    Told told(history.answers);
    for (const LogReading& reading : readings) {
        const auto& most = told.of(reading.room, reading.began);
        if (reading.at < most.at)
            found.push_back({Violation::shown_unstored, reading.room,
                             in_words(most.at, most.epoch) + " was told before the log had it"});
    }
}

}  // namespace

std::vector<OutOfOrder> check_order(const History& history) {
    std::vector<OutOfOrder> found;
    check_answers(history, found);
    check_connections(history, found);
    check_readings(history, found);
    return found;
}

}  // namespace reami::cluster
