#include "clients/terminal/files/seen_file.hpp"

#include <nlohmann/json.hpp>
#include <vector>

#include "clients/terminal/files/private_file.hpp"
#include "protocol/json/read_as.hpp"
#include "protocol/json/write.hpp"

namespace reami::terminal {
namespace {

constexpr std::size_t most_matches = 500;
constexpr int most_evidence = 20;  // files for one match

struct Entry {
    std::string server, room;
    protocol::MatchNumber match;
    Seen seen;
    BOOST_DESCRIBE_CLASS(Entry, (), (server, room, match, seen), (), ())

    bool is_of(const SeenFile::Match& of) const { return SeenFile::Match{server, room, match} == of; }
};

/// The entries, the oldest first.
std::vector<Entry> entries_in(const std::filesystem::path& path) {
    return json::read_as<std::vector<Entry>>(private_text(path)).value_or(std::vector<Entry>());
}

}  // namespace

SeenFile::SeenFile(const std::filesystem::path& tokens)
    : path_(tokens.parent_path() / (tokens.stem().string() + "-seen.json")) {}

std::optional<Seen> SeenFile::seen(const Match& match) const {
    for (const Entry& entry : entries_in(path_))
        if (entry.is_of(match)) return entry.seen;
    return std::nullopt;
}

bool SeenFile::keep(const Match& match, const Seen& seen) const {
    auto entries = entries_in(path_);
    std::erase_if(entries, [&](const Entry& entry) { return entry.is_of(match); });
    if (entries.size() >= most_matches) entries.erase(entries.begin());
    Entry& added = entries.emplace_back();
    added.server = match.server;
    added.room = match.room;
    added.match = match.match;
    added.seen = seen;
    return write_private(path_, nlohmann::json::parse(json::write(entries)));
}

std::optional<std::filesystem::path> SeenFile::keep_evidence(const std::string& name,
                                                             const std::string& server,
                                                             const std::string& evidence) const {
    auto content = nlohmann::json::parse(evidence, nullptr, false);
    if (!content.is_object()) return std::nullopt;
    content["server"] = server;
    for (int number = 1; number <= most_evidence; ++number) {
        const std::string end = number == 1 ? ".json" : '-' + std::to_string(number) + ".json";
        const auto path = path_.parent_path() / (name + end);
        const auto there = read_private(path);
        if (there == content) return path;
        if (!std::filesystem::exists(path))
            return write_private(path, content) ? std::optional(path) : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace reami::terminal
