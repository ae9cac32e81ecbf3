// A node: it holds a lease, serves the rooms that it has taken, stores their entries in batches, and sends
// answers only before its own deadline. A simulation can freeze it, kill it, cut it off from the database,
// and drain it.
#pragma once

#include <memory>
#include <unordered_map>
#include <vector>

#include "tests/bench/cluster/database.hpp"

namespace reami::simulation {

/// A connection of a client. Each reconnect has a new number.
struct Line {
    int client = 0, number = 0;
};

/// A message from a node to a client.
struct Word {
    enum class Kind : std::uint8_t {
        here,
        patch,
        ok,
        pong,
        closed  ///< with 1012, or because the process ended
    };
    Kind kind = Kind::closed;
    Micros sent = -1;  ///< when the client sent the request that this answers
    std::int64_t epoch = 0, version = 0;
    int mover = -1;  ///< the player whose request it acknowledges
    RequestId id = 0;
};

/// A message from a client to a node.
struct Asked {
    Line line;
    int room = 0, mover = 0;
    RequestId id = 0;  ///< 0: a question for the position
    Micros sent = 0;
};

class Node;

/// The objects that all parts of a simulation share.
struct World {
    Events& events;
    const Assumptions& assumptions;
    Database& database;
    std::vector<std::unique_ptr<Node>> nodes = {};
    std::function<void(Line, Word)> tell = {};    ///< sends a message, which arrives later
    std::function<void(Line, int)> pass_on = {};  ///< passes the connection on to that node
    Incarnation last_incarnation = 0;
};

class Node {
public:
    Node(World& world, int number);

    // Messages from clients.
    void enter(Asked hello, bool is_passed_on);
    void hear(const Asked& asked);

    // Faults and other events.
    void start();
    void freeze() { is_frozen_ = true; }
    void thaw();
    void kill();
    void cut_off_until(Micros then) { cut_until_ = then; }
    void drain();
    void be_wrong_by(double clock_error) { clock_rate_ = 1 + clock_error; }

    bool is_dead() const { return is_dead_; }
    Incarnation incarnation() const { return incarnation_; }
    double busy() const;
    double entries_a_batch() const {
        return static_cast<double>(entries_) / static_cast<double>(std::max<std::int64_t>(batches_, 1));
    }
    /// Gives a room to the node at the start, at no cost.
    void give(int room, Line line);

private:
    struct RoomHere {
        RoomLog log;
        std::int64_t epoch = 0;
        Incarnation owner = 0;
        bool is_storing = false;
        std::vector<Line> people;
        std::vector<Asked> waiting;
    };
    struct Pending {
        NewEntry entry;
        Asked asked;
    };

    void run(Events::What what);
    Events::What own(Events::What what);
    void to_database(Events::What what, Events::What if_lost, Micros late_by = 0);
    void work(int room, Micros takes, Events::What what);

    void renew();
    void lose_lease();
    void begin_lease();
    Micros clock() const;
    void tell(Line line, const Word& word);
    void close_all(RoomHere& room);

    void find(const Asked& hello, bool is_passed_on, Micros since);
    void found(const Asked& hello, const Database::Place& place, bool is_passed_on, Micros since);
    void take(const Asked& hello, std::int64_t seen_epoch);
    void serve(const Asked& hello);

    void decide(const Asked& asked);
    void store();
    void send_batch();
    void took(const Database::Stored& stored, std::int64_t attempt);
    void settle(const std::vector<bool>& stored);
    void settle_one(const Pending& pending, bool is_stored);
    void recover();
    void recovered(const Database::LastBatch& last, std::int64_t attempt);
    void end_drained();

    World& world_;
    const Assumptions& assumptions_;
    int number_;
    int generation_ = 0;  ///< the number of its process
    bool is_dead_ = true, is_frozen_ = false, is_draining_ = false;
    std::vector<Events::What> parked_;
    Micros cut_until_ = 0, last_arrival_ = 0;
    double clock_rate_ = 1;

    Incarnation incarnation_ = 0, noted_ = 0, writer_ = 0;  ///< noted_ is the last one, before its loss
    Micros deadline_ = 0;
    std::int64_t renewal_ = 0;
    std::unordered_map<int, RoomHere> rooms_;
    std::vector<Micros> cores_;

    std::vector<Pending> queue_, flying_;
    std::int64_t session_ = 0, batch_ = 0, attempt_ = 0;
    bool is_storing_ = false;
    std::int64_t entries_ = 0, batches_ = 0;
    Micros worked_ = 0;
};

}  // namespace reami::simulation
