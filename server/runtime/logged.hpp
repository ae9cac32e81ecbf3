// Logs the exception that ends a coroutine. If nobody waits for the coroutine, pass `logged(…)` to
// `co_spawn`: with `detached`, the exception would get lost.
//
//     asio::co_spawn(executor, run(), logged("accepting connections"));
//
// If more must be done at the end of the coroutine, pass a completion handler that also calls
// `logged(…)(fault)`.
#pragma once

#include <exception>
#include <string>
#include <utility>

#include "server/runtime/log_subject.hpp"

namespace reami {

class Logged {
public:
    Logged(std::string what, const LogSubject& about = {}) : what_(std::move(what)), about_(about) {}

    /// Logs nothing if `fault` is null: then no exception has ended the coroutine.
    void operator()(const std::exception_ptr& fault) const;
    /// For a coroutine that returns a value.
    template <class Result>
    void operator()(const std::exception_ptr& fault, const Result& /*result*/) const {
        (*this)(fault);
    }

private:
    std::string what_;
    LogSubject about_;
};

/// `what` names the work of the coroutine, and `about` names its room: `room 12: a bot failed: …`.
inline Logged logged(std::string what, const LogSubject& about = {}) { return {std::move(what), about}; }

}  // namespace reami
