// A file that is written under a temporary name, and gets its own name once it is whole on disk.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <filesystem>

namespace reami::store {

/// Waits until the disk has the file, or a folder's list of names. Throws std::filesystem::filesystem_error.
void sync_to_disk(const std::filesystem::path& path);

/// A file that is being written. The destructor deletes the file if it still has its temporary name, and
/// SQLite's files beside it.
class PartialFile : boost::noncopyable {
public:
    /// Makes an empty file that only its owner may read. Throws std::filesystem::filesystem_error.
    explicit PartialFile(std::filesystem::path path);
    ~PartialFile() { remove(); }

    const std::filesystem::path& path() const { return path_; }

    /// Waits until the disk has the whole file, and then renames it within its folder. So a file with the
    /// final name is whole, even after a power cut. Expects that no connection is open. Throws
    /// std::filesystem::filesystem_error.
    void finish(const std::filesystem::path& name) const;

private:
    void remove() const noexcept;

    std::filesystem::path path_;
};

}  // namespace reami::store
