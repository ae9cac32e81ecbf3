#include "clients/terminal/read_file.hpp"

#include <fstream>
#include <iterator>

namespace reami::terminal {

std::string reason(const protocol::FileFault& fault, protocol::Language language) {
    if (fault.code.empty()) return fault.reason + '.';
    return fault.reason + " (" + fault.code + "): " + protocol::text(language, fault.code);
}

void report(const std::string& path, const protocol::FileFault& fault, protocol::Language language,
            std::ostream& errors) {
    errors << protocol::text(
                  language, "file.fault",
                  {{"file", path}, {"line", std::to_string(fault.line)}, {"reason", reason(fault, language)}})
           << '\n';
}

std::optional<protocol::MatchFile> read_file(const std::string& path, protocol::Language language,
                                             std::ostream& errors) {
    std::ifstream stream(path, std::ios::binary);
    const std::string content{std::istreambuf_iterator<char>(stream), {}};
    if (!stream) {
        errors << protocol::text(language, "file.unreadable", {{"file", path}}) << '\n';
        return std::nullopt;
    }
    auto read = protocol::read_match_file(content);
    if (const auto* fault = std::get_if<protocol::FileFault>(&read)) {
        report(path, *fault, language, errors);
        return std::nullopt;
    }
    return std::get<protocol::MatchFile>(std::move(read));
}

}  // namespace reami::terminal
