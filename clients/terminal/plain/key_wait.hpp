// Waits for input, until another thread ends the wait.
#pragma once

#include <array>
#include <boost/core/noncopyable.hpp>

namespace reami::terminal {

class KeyWait : boost::noncopyable {
public:
    /// Throws std::system_error if the system can't make a pipe.
    KeyWait();
    ~KeyWait();

    /// Waits. Returns true if the file has bytes to read or has ended. Returns false if another thread has
    /// called `end`, or if waiting failed.
    bool waits_for(int file) const;
    /// Ends the wait of the other thread. Callers must call it only once.
    void end();

private:
    std::array<int, 2> pipe_{-1, -1};  ///< the wait ends when `end` closes the second one
};

}  // namespace reami::terminal
