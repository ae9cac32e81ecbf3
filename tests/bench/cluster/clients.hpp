// The people of a simulation. Players think and move; spectators ask for the position of the room. A client
// that gets no answer reconnects through the balancer, and repeats its requests without an answer. If the
// simulation keeps its history, the clients record all messages that they receive for the checker, even those
// on connections that they have left.
#pragma once

#include <vector>

#include "tests/bench/cluster/node.hpp"
#include "tests/cluster/checker/history.hpp"

namespace reami::simulation {

/// Counts the delays from moves to their patches, in classes. The limit of each class is a twentieth higher
/// than that of the class below.
class Delays {
public:
    void add(Micros delay);
    std::int64_t count() const { return count_; }
    Micros part(double of_all) const;  ///< of_all is a fraction such as 0.5, 0.99 or 1

private:
    static constexpr double step = 1.05;
    std::vector<std::int64_t> counts_ = std::vector<std::int64_t>(600);
    std::int64_t count_ = 0;
};

class Clients {
public:
    Clients(Events& events, const Assumptions& assumptions, World& world);

    void come();                            ///< connects all people within a few seconds
    void are_there(int nodes);              ///< sets up the start at no cost, spread over the nodes
    void think_no_more() { rest_ = true; }  ///< clients still repeat unanswered requests
    void ask_for_the_last_time();

    const Delays& delays() const { return delays_; }
    void measure_anew() { delays_ = {}; }
    std::vector<cluster::Answer>& answers() { return answers_; }
    int rooms_that_answered_last() const;

private:
    struct Client {
        int room = 0;
        int mover = -1;  ///< -1 means a spectator
        int line = 0, node = 0, tries = 0;
        RequestId id = 0;
        bool waits = false, is_there = false;
        Micros asked_at = 0, heard_at = 0;
        Micros last_to = 0, last_from = 0;  ///< times of arrival, which keep the order
        Micros last_from_old = 0;           ///< the same, on connections that the client has left
    };

    Client& client(int number) { return clients_[static_cast<std::size_t>(number)]; }
    void connect(int number);
    void say(int number, bool is_hello, RequestId id);
    void arrive(int number, const Asked& asked, bool is_hello);
    void hear(Line line, const Word& word);
    void heard(int number, const Word& word);
    void go_on(int number);
    void move(int number);
    void ask(int number);
    void watch_over(int number);
    Micros way(Micros& last);
    void keep(Line line, const Word& word);

    Events& events_;
    const Assumptions& assumptions_;
    World& world_;
    std::vector<Client> clients_;
    Delays delays_;
    std::vector<cluster::Answer> answers_;
    bool rest_ = false;
    Micros last_time_ = -1;  ///< the time at which the last questions began
    std::vector<bool> answered_last_;
};

}  // namespace reami::simulation
