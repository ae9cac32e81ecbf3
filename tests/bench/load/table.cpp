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

double percentile(std::vector<double> values, double part) {
    if (values.empty()) return 0;
    const auto at =
        values.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

}  // namespace reami::bench
