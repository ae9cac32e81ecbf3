#include "clients/terminal/plain/key_wait.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace reami::terminal {

KeyWait::KeyWait() {
    if (::pipe2(pipe_.data(), O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category(), "pipe");
}

KeyWait::~KeyWait() {
    if (pipe_[1] >= 0) ::close(pipe_[1]);
    ::close(pipe_[0]);
}

bool KeyWait::waits_for(int file) const {
    std::array<pollfd, 2> files{{{file, POLLIN, 0}, {pipe_[0], POLLIN, 0}}};
    while (::poll(files.data(), files.size(), -1) < 0)
        if (errno != EINTR) return false;
    return files[1].revents == 0;
}

void KeyWait::end() { ::close(std::exchange(pipe_[1], -1)); }

}  // namespace reami::terminal
