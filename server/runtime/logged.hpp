// Give this to `co_spawn` in place of `detached` when nobody waits for a coroutine: an exception that ends
// the coroutine is then logged as an error, and not swallowed.
//
//     asio::co_spawn(executor, run(), logged("accepting connections"));
//
// Code that also has something to clean up calls it from a completion handler of its own.
#pragma once

#include <exception>
#include <string>
#include <utility>

namespace reami {

class Logged {
public:
    explicit Logged(std::string what) : what_(std::move(what)) {}

    /// Null: the coroutine ended well, and nothing is logged.
    void operator()(const std::exception_ptr& fault) const;
    /// For a coroutine that returns something.
    template <class Result>
    void operator()(const std::exception_ptr& fault, const Result& /*result*/) const {
        (*this)(fault);
    }

private:
    std::string what_;
};

/// `what` was going on, as the log says it: `room 12: thinking about a move`.
inline Logged logged(std::string what) { return Logged(std::move(what)); }

}  // namespace reami
