#include "server/runtime/log_format.hpp"

#include <spdlog/pattern_formatter.h>
#include <spdlog/spdlog.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace reami {

namespace {

/// The message as a string of JSON, whatever its bytes are.
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

/// Of what the line speaks, as `log_about` has it.
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

}  // namespace

void set_log_format(std::string_view format) {
    if (format != "json") return;
    auto lines = std::make_unique<spdlog::pattern_formatter>();
    lines->add_flag<AsJson>('*').add_flag<SubjectAsJson>('&').set_pattern(
        R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",%&"message":%*})");
    spdlog::set_formatter(std::move(lines));
}

}  // namespace reami
