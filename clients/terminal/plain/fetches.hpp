// The plain requests of this client that have no answer yet. Commands wait for the answers.
#pragma once

#include <functional>

#include "clients/terminal/plain/screen.hpp"

namespace reami::terminal {

class Fetches {
public:
    /// Calls `go_on` after each answer.
    Fetches(Environment& environment, Screen& screen, std::function<void()> go_on)
        : environment_(environment), screen_(screen), go_on_(std::move(go_on)) {}

    bool any() const { return count_ > 0; }
    /// Sends the request, and calls `then` with the answer; if the server can't be reached, the screen says
    /// so instead.
    void fetch(HttpRequest request, std::function<void(const HttpAnswer&)> then);

private:
    Environment& environment_;
    Screen& screen_;
    std::function<void()> go_on_;
    int count_ = 0;
};

}  // namespace reami::terminal
