// The server's clocks. Stored and shown times come from the wall clock, which somebody may set back. Timers
// use the steady clock, which never goes back.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

namespace reami {

/// The time of the wall clock: Unix milliseconds.
inline std::int64_t now_millis() {
    const auto since_epoch = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since_epoch).count();
}

/// The same moment on both clocks.
struct Moment {
    std::int64_t wall = 0;    ///< Unix milliseconds
    std::int64_t steady = 0;  ///< milliseconds since an arbitrary start

    /// Converts a past time of the wall clock to steady time. If `past_wall` seems to be in the future,
    /// because the wall clock was set back, the result is the present steady time.
    std::int64_t steady_at(std::int64_t past_wall) const {
        return steady - (past_wall < wall ? wall - past_wall : 0);
    }
};

/// A timer that rings once, at the time that was set last, on its executor. It must be used on this executor
/// only. It never rings after its destruction.
class Alarm : boost::noncopyable {
public:
    virtual ~Alarm() = default;

    virtual void set(std::int64_t steady, std::function<void()> ring) = 0;
    virtual void cancel() = 0;
};

/// Any thread may call every function.
class Clock : boost::noncopyable {
public:
    virtual ~Clock() = default;

    virtual Moment now() const = 0;
    /// Makes an alarm that rings on this executor.
    virtual std::unique_ptr<Alarm> alarm(const boost::asio::any_io_executor& executor) const = 0;
};

/// The clocks of the machine; tests replace them.
class SystemClock final : public Clock {
public:
    Moment now() const override;
    std::unique_ptr<Alarm> alarm(const boost::asio::any_io_executor& executor) const override;
};

}  // namespace reami
