#include "tests/bench/cluster/clients.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace reami::simulation {

namespace {
constexpr Micros patience = 3 * second;
}

void Delays::add(Micros delay) {
    const double steps = std::log(static_cast<double>(std::max<Micros>(delay, 1))) / std::log(step);
    ++counts_.at(static_cast<std::size_t>(steps));
    ++count_;
}

Micros Delays::part(double of_all) const {
    auto left = static_cast<std::int64_t>(std::ceil(of_all * static_cast<double>(count_)));
    for (std::size_t at = 0; at < counts_.size(); ++at)
        if ((left -= counts_[at]) <= 0)
            return static_cast<Micros>(std::pow(step, static_cast<double>(at) + 0.5));
    return 0;
}

Clients::Clients(Events& events, const Assumptions& assumptions, World& world)
    : events_(events),
      assumptions_(assumptions),
      world_(world),
      answered_last_(static_cast<std::size_t>(assumptions.rooms)) {
    for (int room = 0; room < assumptions.rooms; ++room) {
        for (int mover = 0; mover < assumptions.movers; ++mover)
            clients_.push_back({.room = room, .mover = mover});
        for (int watcher = 0; watcher < assumptions.watchers; ++watcher) clients_.push_back({.room = room});
    }
    world.tell = [this](Line line, const Word& word) {
        Client& one = client(line.client);
        Micros& last = line.number == one.line ? one.last_from : one.last_from_old;
        events_.at(way(last), [this, line, word] { hear(line, word); });
    };
    world.pass_on = [this](Line line, int node) {
        if (client(line.client).line == line.number) client(line.client).node = node;
    };
}

Micros Clients::way(Micros& last) {
    const Costs& costs = assumptions_.costs;
    const Micros longest = assumptions_.faults.longest_delay;
    const Micros late_by = longest > 0 && events_.chance() < 0.001 ? events_.between(0, longest) : 0;
    last = std::max(last,
                    events_.now() + late_by + events_.between(costs.to_client_least, costs.to_client_most));
    return last;
}

void Clients::come() {
    for (int number = 0; number < static_cast<int>(clients_.size()); ++number)
        events_.after(events_.between(0, 3 * second), [this, number] { connect(number); });
}

void Clients::are_there(int nodes) {
    for (int number = 0; number < static_cast<int>(clients_.size()); ++number) {
        Client& one = client(number);
        one.node = one.room % nodes;
        one.line = 1;
        one.is_there = true;
        world_.nodes[static_cast<std::size_t>(one.node)]->give(one.room, {number, 1});
        go_on(number);
    }
}

// Connects.

/// Connects through a balancer, which chooses the room's node, or another node if the room's node does not
/// answer.
void Clients::connect(int number) {
    Client& one = client(number);
    ++one.line;
    one.is_there = false;
    one.last_from_old = std::max(one.last_from_old, one.last_from);
    one.last_to = one.last_from = 0;
    const std::size_t nodes = world_.nodes.size();
    for (std::size_t step = 0; step < nodes; ++step) {
        one.node = static_cast<int>(static_cast<std::size_t>(one.room + one.tries) % nodes);
        if (!world_.nodes[static_cast<std::size_t>(one.node)]->is_dead()) break;
        ++one.tries;
    }
    ++one.tries;
    say(number, true, 0);
    watch_over(number);
}

void Clients::say(int number, bool is_hello, RequestId id) {
    Client& one = client(number);
    const Asked asked{{number, one.line}, one.room, std::max(one.mover, 0), id, events_.now()};
    events_.at(way(one.last_to), [this, number, asked, is_hello] { arrive(number, asked, is_hello); });
}

void Clients::arrive(int number, const Asked& asked, bool is_hello) {
    const Client& one = client(number);
    if (one.line != asked.line.number) return;  // the client has left this connection
    Node& node = *world_.nodes[static_cast<std::size_t>(one.node)];
    if (node.is_dead()) return world_.tell(asked.line, {});
    if (is_hello)
        node.enter(asked, false);
    else
        node.hear(asked);
}

/// Reconnects if nothing arrives for a long time.
void Clients::watch_over(int number) {
    events_.after(patience, [this, number, line = client(number).line] {
        const Client& one = client(number);
        if (one.line != line) return;
        const bool wants_something = !one.is_there || one.waits;
        const bool hears_nothing = events_.now() - one.heard_at >= patience;
        if (wants_something && hears_nothing && events_.now() - one.asked_at >= patience)
            connect(number);
        else
            watch_over(number);
    });
}

// Receives.

void Clients::hear(Line line, const Word& word) {
    Client& one = client(line.client);
    if (word.kind != Word::Kind::closed) keep(line, word);
    if (word.id != 0 && word.id == one.id && word.mover == one.mover && one.waits) {
        one.waits = false;
        delays_.add(events_.now() - one.asked_at);
        go_on(line.client);
    }
    if (line.number == one.line) heard(line.client, word);
}

void Clients::heard(int number, const Word& word) {
    Client& one = client(number);
    one.heard_at = events_.now();
    if (word.kind == Word::Kind::closed) {
        one.is_there = false;
        events_.after(events_.between(50 * millisecond, 500 * millisecond), [this, number, line = one.line] {
            if (client(number).line == line) connect(number);
        });
        return;
    }
    if (word.kind == Word::Kind::pong && last_time_ >= 0 && word.sent >= last_time_)
        answered_last_[static_cast<std::size_t>(one.room)] = true;
    if (word.kind != Word::Kind::here) return;
    one.is_there = true;
    one.tries = 0;
    if (last_time_ >= 0) return say(number, false, 0);
    if (one.waits)
        say(number, false, one.id);
    else if (one.mover < 0 || one.id == 0)
        go_on(number);
}

void Clients::go_on(int number) {
    if (last_time_ >= 0) return;
    if (client(number).mover >= 0)
        events_.after(events_.until_next(assumptions_.between_turns), [this, number] { move(number); });
    else
        events_.after(events_.between(second / 2, 3 * second), [this, number, line = client(number).line] {
            if (client(number).line == line) ask(number);
        });
}

void Clients::move(int number) {
    Client& one = client(number);
    if (one.waits || rest_) return;
    one.waits = true;
    one.asked_at = events_.now();
    ++one.id;
    if (one.is_there) say(number, false, one.id);
    if (one.is_there) watch_over(number);
}

void Clients::ask(int number) {
    if (!client(number).is_there) return;
    say(number, false, 0);
    go_on(number);
}

void Clients::ask_for_the_last_time() {
    last_time_ = events_.now();
    for (int number = 0; number < static_cast<int>(clients_.size()); ++number) connect(number);
}

int Clients::rooms_that_answered_last() const {
    return static_cast<int>(std::ranges::count(answered_last_, true));
}

void Clients::keep(Line line, const Word& word) {
    if (!assumptions_.keeps_history) return;
    constexpr std::array<const char*, 4> kinds{"here", "patch", "ok", "pong"};
    const int room = client(line.client).room;
    cluster::Answer answer;
    answer.connection = std::to_string(line.client) + "/" + std::to_string(line.number);
    answer.room = std::to_string(room);
    answer.kind = kinds.at(static_cast<std::size_t>(word.kind));
    answer.sent = word.sent;
    answer.heard = events_.now();
    answer.epoch = word.epoch;
    answer.at = {1, static_cast<int>(word.version)};
    if (word.id != 0)
        answer.id = std::to_string(word.mover) + "." + std::to_string(word.id) + "." + answer.room;
    answer.is_last = word.kind == Word::Kind::pong && last_time_ >= 0 && word.sent >= last_time_;
    answers_.push_back(std::move(answer));
}

}  // namespace reami::simulation
