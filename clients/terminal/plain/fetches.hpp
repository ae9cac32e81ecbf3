// The plain requests that this client has sent and that have no answer yet. Commands wait for their answers.
#pragma once

#include <functional>

#include "clients/terminal/plain/screen.hpp"

namespace reami::terminal {

class Fetches {
public:
    /// Calls `resume` after each answer.
    Fetches(Environment& environment, Screen& screen, std::function<void()> resume)
        : environment_(environment), screen_(screen), resume_(std::move(resume)) {}

    bool any() const { return count_ > 0; }
    /// Sends the request. Calls `then` with the answer. If it can't reach the server, prints this and does
    /// not call `then`.
    void fetch(HttpRequest request, std::function<void(const HttpAnswer&)> then);

private:
    Environment& environment_;
    Screen& screen_;
    std::function<void()> resume_;
    int count_ = 0;
};

}  // namespace reami::terminal
