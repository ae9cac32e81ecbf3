// A file that is made under another name, and takes its own once it is whole on disk.
#pragma once

#include <filesystem>

namespace reami::store {

/// Waits until the disk has the file, or the names in the folder. Throws std::filesystem::filesystem_error.
void sync_to_disk(const std::filesystem::path& path);

/// A file that is being made. The destructor deletes the file under this name and SQLite's files beside it.
class PartialFile {
public:
    /// Makes it empty; only its owner may read it. Throws std::filesystem::filesystem_error.
    explicit PartialFile(std::filesystem::path path);
    ~PartialFile() { remove(); }
    PartialFile(const PartialFile&) = delete;
    PartialFile& operator=(const PartialFile&) = delete;

    const std::filesystem::path& path() const { return path_; }

    /// Gives it the name, in the same folder, once the disk has all of it: a file of that name is whole, even
    /// after a power cut. Expects that no connection is open. Throws std::filesystem::filesystem_error.
    void finish(const std::filesystem::path& name) const;

private:
    void remove() const noexcept;

    std::filesystem::path path_;
};

}  // namespace reami::store
