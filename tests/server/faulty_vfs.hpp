// A disk for SQLite that fails and forgets: a VFS that wraps the default one and replaces it while the object
// lives.
//
// It counts the operations that change a file (open, write, truncate, sync, delete), and makes the chosen
// ones fail. It also tracks what a real disk would hold after a power cut: the synced bytes of each file, and
// the later changes, of which some, all or none survive, whole or torn. After a failed sync, the disk forgets
// the changes that the sync did not write. As on Linux, the file still shows these changes, but they reach
// the disk only if SQLite writes them again.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <limits>
#include <map>
#include <mutex>
#include <random>
#include <string>
#include <vector>

namespace reami::testing {

class FaultyDisk {
public:
    /// Which unsynced changes are on the disk after a power cut.
    enum class Survival : std::uint8_t {
        nothing,
        everything,
        something
    };

    /// From now on, SQLite opens databases on this disk. Only one such disk may exist; SQLite's connections
    /// to it must be closed before it is destroyed. It never really syncs, so that tests are quick.
    explicit FaultyDisk(std::uint64_t seed = 1);
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    /// The number of operations so far.
    int operations();

    /// The `nth` operation from now on and the `times` - 1 operations after it fail with `code`; 1 is the
    /// next one. A failed write has written its first half.
    void fail(int nth, int code, int times = 1);

    /// The `nth` operation from now on does not finish, and all later ones fail.
    void cut_power(int nth);

    /// Writes to the real files what the disk holds after a power cut. All connections must be closed.
    void restart(Survival survival);

private:
    struct Change {
        sqlite3_int64 offset = 0;  ///< or the new length, for a truncation
        std::string bytes;
        bool is_cut = false;
    };
    struct Disk {
        std::string synced;
        std::vector<Change> changes;  ///< the changes since the last sync, in order
    };
    struct File;   // SQLite's view of an open file
    struct Calls;  // the functions that SQLite calls

    int next_operation();
    Disk* disk_of(const std::string& path);
    void apply(Disk& disk, const Change& change, Survival survival);
    void sync(Disk& disk, Survival survival);

    std::mutex mutex_;  ///< guards all members below
    std::mt19937_64 random_;
    std::map<std::string, Disk> disks_;  ///< by path
    int operations_ = 0;
    int fail_from_ = never, fail_before_ = never, fail_code_ = SQLITE_OK;
    int power_ends_ = never;
    static constexpr int never = std::numeric_limits<int>::max();

    sqlite3_vfs* real_;
    sqlite3_vfs vfs_;
};

}  // namespace reami::testing
