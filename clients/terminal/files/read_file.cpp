#include "clients/terminal/files/read_file.hpp"

#include <boost/describe/class.hpp>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <optional>
#include <system_error>

#include "protocol/json/write.hpp"
#include "protocol/text/plain_text.hpp"

namespace reami::terminal {
namespace {

using protocol::Language;

constexpr std::size_t most_bytes = 16'777'216;

struct Stop {
    std::optional<int> line;  ///< absent if the file can't be read
    std::string code, reason;
    BOOST_DESCRIBE_CLASS(Stop, (), (line, code, reason), (), ())
};
struct Stopped {
    Stop fault;
    BOOST_DESCRIBE_CLASS(Stopped, (), (fault), (), ())
};

std::string shown(const std::string& path, Language language) {
    return path == "-" ? protocol::text(language, "file.stdin") : protocol::plain_text(path);
}

Refused unreadable(const std::string& path, std::string_view key, Language language, int error = 0) {
    const auto words = [&](Language spoken) {
        return protocol::text(
            spoken, key, {{"file", shown(path, spoken)}, {"why", std::generic_category().message(error)}});
    };
    const Stop stop{
        .line = {}, .code = std::string(protocol::code::bad_match_file), .reason = words(Language::en)};
    return {words(language), json::write(Stopped{stop})};
}

/// Reads the whole stream, but stops when the content is longer than `most_bytes`. The caller refuses such a
/// content.
std::string content_of(std::istream& stream) {
    std::string content;
    char bytes[65536];
    while (content.size() <= most_bytes && (stream.read(bytes, sizeof bytes) || stream.gcount() > 0))
        content.append(bytes, static_cast<std::size_t>(stream.gcount()));
    return content;
}

Expected<std::string, Refused> text_of(const std::string& path, Language language,
                                       std::istream& standard_input) {
    std::error_code ignored;
    if (path == "-") return {in_place_value, content_of(standard_input)};
    if (std::filesystem::is_directory(path, ignored)) return unreadable(path, "file.folder", language);
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) return unreadable(path, errno == ENOENT ? "file.missing" : "file.unreadable", language, errno);
    return {in_place_value, content_of(file)};
}

}  // namespace

std::string reason(const protocol::FileFault& fault, Language language) {
    const std::string said = fault.reason(language);
    if (fault.code == protocol::code::bad_match_file) return said + '.';
    return said + " (" + fault.code + "): " + protocol::text(language, fault.code);
}

Refused refused(const std::string& path, const protocol::FileFault& fault, Language language) {
    const Stop stop{.line = fault.line, .code = fault.code, .reason = fault.reason(Language::en)};
    return {protocol::text(language, "file.fault",
                           {{"file", shown(path, language)},
                            {"line", std::to_string(fault.line)},
                            {"reason", reason(fault, language)}}),
            json::write(Stopped{stop})};
}

Expected<protocol::MatchFile, Refused> read_file(const std::string& path, Language language,
                                                 std::istream& standard_input) {
    auto text = text_of(path, language, standard_input);
    if (!text) return text.error();
    if (text->size() > most_bytes) return unreadable(path, "file.too_large", language);
    auto read = protocol::read_match_file(*text);
    if (!read) return refused(path, read.error(), language);
    return *std::move(read);
}

}  // namespace reami::terminal
