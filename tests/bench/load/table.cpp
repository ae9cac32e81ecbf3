#include "tests/bench/load/table.hpp"

#include <algorithm>
#include <utility>

namespace reami::bench {

Pacer::Pacer(boost::asio::io_context& context, const Way& way, int number)
    : way_(way), timer_(context), due_(Clock::now() + way.between * number / std::max(way.rooms, 1)) {}

void Pacer::next(std::function<void(Clock::time_point)> send) {
    const auto now = Clock::now();
    if (way_.between.count() == 0) return send(now);
    due_ += way_.between;
    if (due_ <= now) return send(due_);
    timer_.expires_at(due_);
    timer_.async_wait([send = std::move(send)](boost::system::error_code error) {
        if (!error) send(Clock::now());
    });
}

}  // namespace reami::bench
