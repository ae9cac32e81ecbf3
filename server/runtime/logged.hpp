// Give this to `co_spawn` instead of `detached` when nobody waits for a coroutine: an exception that ends
// the coroutine is then logged as an error, and not swallowed.
//
//     asio::co_spawn(executor, run(), logged("accepting connections"));
//
// Code that also has something to clean up calls it from a completion handler of its own.
#pragma once

#include <exception>
#include <string>
#include <utility>

#include "server/runtime/log_subject.hpp"

namespace reami {

class Logged {
public:
    Logged(std::string what, const LogSubject& about = {}) : what_(std::move(what)), about_(about) {}

    /// Null: the coroutine ended well, and nothing is logged.
    void operator()(const std::exception_ptr& fault) const;
    /// For a coroutine that returns something.
    template <class Result>
    void operator()(const std::exception_ptr& fault, const Result& /*result*/) const {
        (*this)(fault);
    }

private:
    std::string what_;
    LogSubject about_;
};

/// Names the coroutine for the log as `what`, and its room: `room 12: a bot: ended by …`.
inline Logged logged(std::string what, const LogSubject& about = {}) { return {std::move(what), about}; }

}  // namespace reami
