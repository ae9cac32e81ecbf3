#include "tests/server/faulty_vfs.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>

namespace reami::testing {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t sector = 512;  // the unit that a disk writes whole or not at all

std::string contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

/// SQLite allocates it, with space for the real file behind it.
struct FaultyDisk::File {
    sqlite3_file base;
    FaultyDisk* owner;
    Disk* disk;

    static File& of(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
    static sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<sqlite3_file*>(&of(file) + 1); }
};

struct FaultyDisk::Calls {
    static FaultyDisk& owner(sqlite3_vfs* vfs) { return *static_cast<FaultyDisk*>(vfs->pAppData); }

    // Methods of a file.

    static int close(sqlite3_file* file) {
        sqlite3_file* const real = File::real(file);
        return real->pMethods ? real->pMethods->xClose(real) : SQLITE_OK;
    }

    static int write(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset) {
        const File& ours = File::of(file);
        const std::lock_guard held(ours.owner->mutex_);
        const int code = ours.owner->next_operation();
        if (ours.owner->operations_ > ours.owner->power_ends_) return code;
        const int written = code == SQLITE_OK ? size : size / 2;
        ours.disk->changes.push_back(
            {offset, {static_cast<const char*>(data), static_cast<std::size_t>(written)}});
        sqlite3_file* const real = File::real(file);
        const int result = real->pMethods->xWrite(real, data, written, offset);
        return code == SQLITE_OK ? result : code;
    }

    static int truncate(sqlite3_file* file, sqlite3_int64 size) {
        const File& ours = File::of(file);
        const std::lock_guard held(ours.owner->mutex_);
        if (const int code = ours.owner->next_operation()) return code;
        ours.disk->changes.push_back({size, {}, true});
        sqlite3_file* const real = File::real(file);
        return real->pMethods->xTruncate(real, size);
    }

    static int sync(sqlite3_file* file, int) {
        const File& ours = File::of(file);
        const std::lock_guard held(ours.owner->mutex_);
        const int code = ours.owner->next_operation();
        const bool has_power = ours.owner->operations_ < ours.owner->power_ends_;
        if (has_power) ours.owner->sync(*ours.disk, code ? Survival::something : Survival::everything);
        return code;
    }

    // Methods of a file that only call the real file.

    template <auto method, class... Arguments>
    static auto pass(sqlite3_file* file, Arguments... arguments) {
        sqlite3_file* const real = File::real(file);
        return (real->pMethods->*method)(real, arguments...);
    }

    static const sqlite3_io_methods* methods() {
        using M = sqlite3_io_methods;
        static const M methods{
            .iVersion = 2,  // version 2 has no memory mapping
            .xClose = close,
            .xRead = pass<&M::xRead>,
            .xWrite = write,
            .xTruncate = truncate,
            .xSync = sync,
            .xFileSize = pass<&M::xFileSize>,
            .xLock = pass<&M::xLock>,
            .xUnlock = pass<&M::xUnlock>,
            .xCheckReservedLock = pass<&M::xCheckReservedLock>,
            .xFileControl = pass<&M::xFileControl>,
            .xSectorSize = pass<&M::xSectorSize>,
            .xDeviceCharacteristics = pass<&M::xDeviceCharacteristics>,
            .xShmMap = pass<&M::xShmMap>,
            .xShmLock = pass<&M::xShmLock>,
            .xShmBarrier = pass<&M::xShmBarrier>,
            .xShmUnmap = pass<&M::xShmUnmap>,
            .xFetch = nullptr,
            .xUnfetch = nullptr,
        };
        return &methods;
    }

    // Methods of the disk.

    // NOLINTNEXTLINE(readability-function-size): SQLite prescribes these arguments
    static int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags) {
        FaultyDisk& disk = owner(vfs);
        const std::lock_guard held(disk.mutex_);
        file->pMethods = nullptr;
        if (disk.next_operation()) return SQLITE_CANTOPEN;
        new (file) File{{nullptr}, &disk, disk.disk_of(path ? path : "")};
        sqlite3_file* const real = File::real(file);
        const int code = disk.real_->xOpen(disk.real_, path, real, flags, out_flags);
        if (code == SQLITE_OK) file->pMethods = methods();
        return code;
    }

    static int remove(sqlite3_vfs* vfs, const char* path, int sync_folder) {
        FaultyDisk& disk = owner(vfs);
        const std::lock_guard held(disk.mutex_);
        if (const int code = disk.next_operation()) return code;
        disk.disk_of(path)->changes.push_back({0, {}, true});
        return disk.real_->xDelete(disk.real_, path, sync_folder);
    }

    static int access(sqlite3_vfs* vfs, const char* path, int flags, int* result) {
        return owner(vfs).real_->xAccess(owner(vfs).real_, path, flags, result);
    }

    static int full_path(sqlite3_vfs* vfs, const char* path, int size, char* out) {
        return owner(vfs).real_->xFullPathname(owner(vfs).real_, path, size, out);
    }
};

FaultyDisk::FaultyDisk(std::uint64_t seed) : random_(seed), real_(sqlite3_vfs_find(nullptr)), vfs_(*real_) {
    vfs_.szOsFile = static_cast<int>(sizeof(File)) + real_->szOsFile;
    vfs_.pNext = nullptr;
    vfs_.zName = "faulty";
    vfs_.pAppData = this;
    vfs_.xOpen = Calls::open;
    vfs_.xDelete = Calls::remove;
    vfs_.xAccess = Calls::access;
    vfs_.xFullPathname = Calls::full_path;
    sqlite3_vfs_register(&vfs_, 1);
}

FaultyDisk::~FaultyDisk() {
    sqlite3_vfs_unregister(&vfs_);
    sqlite3_vfs_register(real_, 1);
}

int FaultyDisk::operations() {
    const std::lock_guard held(mutex_);
    return operations_;
}

void FaultyDisk::fail(int nth, int code, int times) {
    const std::lock_guard held(mutex_);
    fail_from_ = operations_ + nth;
    fail_before_ = times == never ? never : fail_from_ + times;
    fail_code_ = code;
}

void FaultyDisk::cut_power(int nth) {
    const std::lock_guard held(mutex_);
    power_ends_ = operations_ + nth;
}

void FaultyDisk::restart(Survival survival) {
    const std::lock_guard held(mutex_);
    for (auto& [path, disk] : disks_) {
        sync(disk, survival);
        if (path.empty()) continue;
        fs::remove(path);  // a new file, because some file systems sync an overwritten one
        fs::remove(path + "-shm");
        std::ofstream(path, std::ios::binary) << disk.synced;
    }
    power_ends_ = fail_from_ = fail_before_ = never;
}

/// Counts an operation, and returns its error or SQLITE_OK. Needs the mutex, as do all functions below.
int FaultyDisk::next_operation() {
    ++operations_;
    if (operations_ >= power_ends_) return SQLITE_IOERR;
    return operations_ >= fail_from_ && operations_ < fail_before_ ? fail_code_ : SQLITE_OK;
}

FaultyDisk::Disk* FaultyDisk::disk_of(const std::string& path) {
    const auto [found, is_new] = disks_.try_emplace(path);
    if (is_new && !path.empty()) found->second.synced = contents(path);
    return &found->second;
}

void FaultyDisk::sync(Disk& disk, Survival survival) {
    for (const Change& change : disk.changes) apply(disk, change, survival);
    disk.changes.clear();
}

void FaultyDisk::apply(Disk& disk, const Change& change, Survival survival) {
    enum class Fate {
        lost,
        torn,
        kept
    };
    Fate fate = survival == Survival::nothing ? Fate::lost : Fate::kept;
    if (survival == Survival::something) fate = static_cast<Fate>(random_() % 3);
    if (fate == Fate::lost) return;
    const auto offset = static_cast<std::size_t>(change.offset);
    if (change.is_cut) return disk.synced.resize(std::min(disk.synced.size(), offset));
    const std::size_t sectors = change.bytes.size() / sector;
    const std::size_t kept = fate == Fate::kept ? change.bytes.size() : random_() % (sectors + 1) * sector;
    disk.synced.resize(std::max(disk.synced.size(), offset + kept));
    disk.synced.replace(offset, kept, change.bytes, 0, kept);
}

}  // namespace reami::testing
