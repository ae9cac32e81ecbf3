// A disk that fails and forgets, under SQLite: a VFS over the usual one, which it stands in for while it
// lives.
//
// It counts the operations that change a file (open, write, truncate, sync, delete) and makes the chosen ones
// fail. And it keeps what a real disk would hold if the power went: of each file the bytes that were synced,
// and the changes since, of which some, all or none survive, whole or torn. A sync that fails forgets the
// changes that it has not written: the file still shows them, as Linux does, but they never reach the disk
// unless they are written again.
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
    /// Which changes that were not synced are on the disk after a power cut.
    enum class Survival : std::uint8_t {
        nothing,
        everything,
        something
    };

    /// From now on databases are opened on this disk. One at a time; SQLite's connections to it must be
    /// closed before it goes. Nothing is really synced: tests are quick.
    explicit FaultyDisk(std::uint64_t seed = 1);
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    /// How many operations there have been.
    int operations();

    /// `times` operations fail with `code`, from the `nth` on that comes now; 1 is the next one. A write that
    /// fails has written its first half.
    void fail(int nth, int code, int times = 1);

    /// The `nth` operation that comes now is not finished, and nothing works after it.
    void cut_power(int nth);

    /// Makes the real files what the disk holds after a power cut. Expects all connections closed.
    void restart(Survival survival);

private:
    struct Change {
        sqlite3_int64 offset = 0;  ///< or, of a cut, the new length
        std::string bytes;
        bool is_cut = false;
    };
    struct Disk {
        std::string synced;
        std::vector<Change> changes;  ///< since then, in order
    };
    struct File;   // SQLite's view of an open file
    struct Calls;  // what SQLite calls

    int next_operation();
    Disk* disk_of(const std::string& path);
    void apply(Disk& disk, const Change& change, Survival survival);
    void sync(Disk& disk, Survival survival);

    std::mutex mutex_;  ///< guards all below
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
