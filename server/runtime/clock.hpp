// The server's clocks. What is stored and shown has the time of the wall clock, which may be set back; the
// server waits by the steady clock, which only grows.
#pragma once

#include <boost/asio/any_io_executor.hpp>
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

/// A moment, on both clocks.
struct Moment {
    std::int64_t wall = 0;    ///< Unix milliseconds
    std::int64_t steady = 0;  ///< milliseconds, from some start

    /// The steady time of a past moment of the wall clock; now, if the wall clock was set back since.
    std::int64_t steady_at(std::int64_t past_wall) const {
        return steady - (past_wall < wall ? wall - past_wall : 0);
    }
};

/// Rings once, at the time set last. Used on its executor; silent once destroyed.
class Alarm {
public:
    Alarm() = default;
    Alarm(const Alarm&) = delete;
    Alarm& operator=(const Alarm&) = delete;
    virtual ~Alarm() = default;

    virtual void set(std::int64_t steady, std::function<void()> ring) = 0;
    virtual void cancel() = 0;
};

/// Every function may be called from any thread.
class Clock {
public:
    Clock() = default;
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;
    virtual ~Clock() = default;

    virtual Moment now() const = 0;
    /// An alarm that rings on that executor.
    virtual std::unique_ptr<Alarm> alarm(const boost::asio::any_io_executor& executor) const = 0;
};

/// The machine's own.
class SystemClock final : public Clock {
public:
    Moment now() const override;
    std::unique_ptr<Alarm> alarm(const boost::asio::any_io_executor& executor) const override;
};

}  // namespace reami
