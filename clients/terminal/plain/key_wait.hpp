// Waits for what a person types, until another thread ends that.
#pragma once

#include <array>

namespace reami::terminal {

class KeyWait {
public:
    /// Throws std::system_error if the system has no pipe left.
    KeyWait();
    KeyWait(const KeyWait&) = delete;
    KeyWait& operator=(const KeyWait&) = delete;
    ~KeyWait();

    /// Returns once the file has bytes to read, or has ended. False: `end` was called, or waiting failed.
    bool waits_for(int file) const;
    /// Wakes the thread that waits. Called once.
    void end();

private:
    std::array<int, 2> pipe_{-1, -1};  ///< closing its second end wakes who polls the first
};

}  // namespace reami::terminal
