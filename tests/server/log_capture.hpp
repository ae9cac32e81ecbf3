// Captures the server's log for a test, and restores the previous log at its end.
#pragma once

#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>

#include <memory>
#include <mutex>
#include <string>

// Without spdlog's compiled library, the test would have its own default logger, to which the server does not
// write.
#ifndef SPDLOG_COMPILED_LIB
#error "A test that includes log_capture.hpp links spdlog::spdlog."
#endif

namespace reami::testing {

class LogCapture {
public:
    LogCapture() : sink_(std::make_shared<Sink>()), before_(spdlog::default_logger()) {
        spdlog::set_default_logger(std::make_shared<spdlog::logger>("captured", sink_));
    }
    ~LogCapture() { spdlog::set_default_logger(before_); }
    LogCapture(const LogCapture&) = delete;
    LogCapture& operator=(const LogCapture&) = delete;

    /// All lines so far, in the form `[warning] words`.
    std::string text() const { return sink_->text(); }
    int count(const std::string& words) const {
        const std::string all = text();
        int found = 0;
        for (auto at = all.find(words); at != std::string::npos; at = all.find(words, at + 1)) ++found;
        return found;
    }

private:
    class Sink final : public spdlog::sinks::base_sink<std::mutex> {
    public:
        std::string text() {
            const std::lock_guard lock(mutex_);
            return text_;
        }

    private:
        void sink_it_(const spdlog::details::log_msg& message) override {
            const auto level = spdlog::level::to_string_view(message.level);
            text_ += "[" + std::string(level.data(), level.size()) + "] ";
            text_.append(message.payload.data(), message.payload.size());
            text_ += '\n';
        }
        void flush_() override {}

        std::string text_;
    };

    std::shared_ptr<Sink> sink_;
    std::shared_ptr<spdlog::logger> before_;
};

}  // namespace reami::testing
