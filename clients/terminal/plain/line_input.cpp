#include "clients/terminal/plain/line_input.hpp"

#include <unistd.h>

#include <array>
#include <boost/asio/post.hpp>
#include <cerrno>
#include <utility>

namespace reami::terminal {
namespace {

constexpr std::size_t longest_line = 65536;  // bytes; the client splits longer lines

}  // namespace

LineInput::LineInput(int file, boost::asio::any_io_executor executor, std::function<void(std::string)> line,
                     std::function<void()> end)
    : executor_(std::move(executor)), line_(std::move(line)), end_(std::move(end)) {
    thread_ = std::thread([this, file] { read_all(file); });
}

LineInput::~LineInput() {
    wait_.end();
    thread_.join();
}

void LineInput::read_all(int file) {
    std::array<char, 4096> bytes{};
    while (wait_.waits_for(file)) {
        const ssize_t count = ::read(file, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        unread_.append(bytes.data(), static_cast<std::size_t>(count));
        pass_on_lines();
    }
    if (!unread_.empty())
        boost::asio::post(executor_, [line = line_, text = std::move(unread_)] { line(text); });
    boost::asio::post(executor_, end_);
}

void LineInput::pass_on_lines() {
    std::size_t end = unread_.find('\n');
    while (end != std::string::npos || unread_.size() > longest_line) {
        const std::size_t length = std::min(end, unread_.size());
        boost::asio::post(executor_, [line = line_, text = unread_.substr(0, length)] { line(text); });
        unread_.erase(0, std::min(length + 1, unread_.size()));
        end = unread_.find('\n');
    }
}

}  // namespace reami::terminal
