// Waits for input until another thread ends the wait.
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

    /// Returns true once the file has bytes to read or has ended, and false if `end` was called or waiting
    /// failed.
    bool waits_for(int file) const;
    /// Wakes the waiting thread. Callers call it once.
    void end();

private:
    std::array<int, 2> pipe_{-1, -1};  ///< closing its second end wakes a poll of the first
};

}  // namespace reami::terminal
