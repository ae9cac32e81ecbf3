// A node's lease: its row in `nodes`. A separate thread renews the lease every 3 s; after each renewal, the
// lease lasts for 10 s. All times in the row are by the database's clock. The node's own deadline is 8 s
// after it sent the last renewal, by a clock that goes on while the machine sleeps. After its deadline, the
// node sends nothing about its rooms. So it is silent before another node can take them.
//
// A node does not renew a lease after its deadline, after its expiry, or after another node has ended it. The
// node has then lost all its rooms, and begins again under a new name.
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

struct NodeRecord {
    std::string address;  ///< host and port that accept passed-on connections; empty: none
    std::string program;  ///< the version of the node's program
    /// The file in the data folder with the name of the last tenure. A node that starts ends the lease of
    /// that tenure, and does not wait until it expires. The process with that lease has ended, because the
    /// starting process holds the folder's lock.
    std::filesystem::path note;
};

/// The incarnation of the last tenure that began with this note (NodeRecord); empty if there was none.
std::string noted_in(const std::filesystem::path& note);

class PgLease {
public:
    using TenurePtr = std::shared_ptr<const Tenure>;
    struct LeaseEvents {
        /// The lease was lost: the node must send nothing more about that tenure's rooms, and its deadline is
        /// over. Called on the lease's thread; the next tenure begins when the call returns.
        std::function<void(const Tenure& lost)> lost;
        /// A new connection has replaced a lost one, under the same tenure.
        std::function<void(const Tenure& same)> connected_again;
    };

    /// Begins the first tenure. Throws PgError.
    PgLease(PgAddress address, NodeRecord record, LeaseEvents events, LeaseTimes times = {});
    ~PgLease();

    /// The current tenure. May be called from any thread.
    TenurePtr tenure() const;
    /// Whether the lease was not renewed in time and expires soon: other nodes will then serve the rooms.
    bool is_cut_off() const { return tenure()->deadline.is_over_in(times_.silent_after / 2); }

    /// Ends the lease, so that all rooms of this node are free, and stops renewing. Returns false if the
    /// database does not answer; the lease then expires by itself.
    bool end();
    /// Stops renewing; no event is reported after this call.
    void stop();

private:
    void begin();
    void run();
    std::chrono::milliseconds maintain();
    bool renew();
    void end_deadline();
    /// Frees the rooms of that tenure.
    void end_row(const std::string& incarnation);

    const PgAddress address_;
    const NodeRecord record_;
    const LeaseEvents events_;
    const LeaseTimes times_;
    std::unique_ptr<PgSession> session_;
    mutable std::mutex mutex_;  ///< guards the two members below
    std::shared_ptr<Tenure> tenure_;
    bool ends_ = false;
    std::condition_variable changed_;
    std::thread thread_;
};

}  // namespace reami::store
