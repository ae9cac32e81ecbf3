// A node's lease: its row in `nodes`, which a thread of its own renews every 3 s for 10 s. All times are the
// database's. The node's own deadline is the moment at which it sent the renewal, plus 8 s, by a clock that
// goes on while the machine sleeps: so the node is silent before anybody else can take its rooms.
//
// A lease whose deadline is over, that is late, or that somebody has ended, is never renewed: the node has
// lost all its rooms, and comes back under a new name.
#pragma once

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "server/store/claim.hpp"
#include "server/store/location.hpp"
#include "server/store/postgresql/pg_session.hpp"

namespace reami::store {

struct LeaseTimes {
    std::chrono::milliseconds renewed_every{3'000}, lasts{10'000}, silent_after{8'000};
    std::chrono::milliseconds tried_again_after{250};
};

struct NodeCard {
    std::string address;  ///< host and port that accept passed-on connections; empty: none
    std::string program;  ///< its version
    /// A file with the name of the last tenure in this folder, which has ended with its process, and need not
    /// be waited for. The process that begins a lease has the folder's lock.
    std::filesystem::path note;
};

/// The incarnation of the last tenure that began with this note (NodeCard); empty if there was none.
std::string noted_in(const std::filesystem::path& note);

class PgLease {
public:
    using TenurePtr = std::shared_ptr<const Tenure>;
    struct LeaseEvents {
        /// The lease was lost: nothing of that tenure may be told any more, and its deadline is over. Called
        /// on the lease's thread; the next tenure begins when it returns.
        std::function<void(const Tenure& lost)> lost;
        /// The connection was lost and is there again, under the same tenure.
        std::function<void(const Tenure& same)> connected_again;
    };

    /// Begins the first tenure. Throws PgError.
    PgLease(PgAddress address, NodeCard card, LeaseEvents events, LeaseTimes times = {});
    ~PgLease();

    /// The one that goes on. May be called from any thread.
    TenurePtr tenure() const;
    /// The lease was not renewed when it should have been, and is soon over: others will serve the rooms.
    bool is_cut_off() const { return tenure()->deadline.is_over_in(times_.silent_after / 2); }

    /// All rooms of this node are free. From now on nothing is renewed. False: the database does not answer,
    /// and the lease ends by itself.
    bool end();
    /// From now on nothing is renewed, and no event comes.
    void stop();

private:
    void begin();
    void run();
    std::chrono::milliseconds look_after();
    bool renew();
    void end_deadline();
    /// The rooms of that tenure are free.
    void end_row(const std::string& incarnation);

    const PgAddress address_;
    const NodeCard card_;
    const LeaseEvents events_;
    const LeaseTimes times_;
    std::unique_ptr<PgSession> session_;
    mutable std::mutex mutex_;  ///< of what follows
    std::shared_ptr<Tenure> tenure_;
    bool ends_ = false;
    std::condition_variable changed_;
    std::thread thread_;
};

}  // namespace reami::store
