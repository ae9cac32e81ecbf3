#include "server/runtime/log_format.hpp"

#include <spdlog/pattern_formatter.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace reami {

namespace {

/// Writes the message as a JSON string. Bytes that are not UTF-8 are replaced.
class AsJson final : public spdlog::custom_flag_formatter {
public:
    void format(const spdlog::details::log_msg& line, const std::tm& /*time*/,
                spdlog::memory_buf_t& out) override {
        const nlohmann::json text(std::string(line.payload.data(), line.payload.size()));
        const std::string quoted = text.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        out.append(quoted.data(), quoted.data() + quoted.size());
    }
    std::unique_ptr<custom_flag_formatter> clone() const override { return std::make_unique<AsJson>(); }
};

/// Writes the JSON members for the subject of the line, which `log_about` passes as the function name.
class SubjectAsJson final : public spdlog::custom_flag_formatter {
public:
    void format(const spdlog::details::log_msg& line, const std::tm& /*time*/,
                spdlog::memory_buf_t& out) override {
        if (line.source.funcname == nullptr) return;
        const std::string_view members(line.source.funcname);
        out.append(members.data(), members.data() + members.size());
    }
    std::unique_ptr<custom_flag_formatter> clone() const override {
        return std::make_unique<SubjectAsJson>();
    }
};

/// Writes the syslog priority of the line.
class Priority final : public spdlog::custom_flag_formatter {
public:
    void format(const spdlog::details::log_msg& line, const std::tm& /*time*/,
                spdlog::memory_buf_t& out) override {
        out.push_back(digit(line.level));
    }
    std::unique_ptr<custom_flag_formatter> clone() const override { return std::make_unique<Priority>(); }

private:
    static char digit(spdlog::level::level_enum level) {
        switch (level) {
            case spdlog::level::critical:
                return '2';
            case spdlog::level::err:
                return '3';
            case spdlog::level::warn:
                return '4';
            case spdlog::level::info:
                return '6';
            default:
                return '7';
        }
    }
};

}  // namespace

void set_log_format(std::string_view format) {
    if (format != "json") return;
    auto lines = std::make_unique<spdlog::pattern_formatter>();
    lines->add_flag<AsJson>('*').add_flag<SubjectAsJson>('&').set_pattern(
        R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",%&"message":%*})");
    spdlog::set_formatter(std::move(lines));
}

void set_log_format_of_journal() {
    auto lines = std::make_unique<spdlog::pattern_formatter>();
    lines->add_flag<Priority>('*').set_pattern("<%*>%v");
    spdlog::set_formatter(std::move(lines));
}

bool is_read_by_journal(std::string_view journal_stream, dev_t device, ino_t inode) {
    return journal_stream == std::to_string(device) + ':' + std::to_string(inode);
}

bool stderr_is_read_by_journal() {
    const char* const stream = std::getenv("JOURNAL_STREAM");
    struct stat file {};
    return stream != nullptr && ::fstat(STDERR_FILENO, &file) == 0 &&
           is_read_by_journal(stream, file.st_dev, file.st_ino);
}

}  // namespace reami
