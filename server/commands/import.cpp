// `reami-server import`: adds match files to the database, as matches that are over.
#include "server/store/offline/import.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.hpp"
#include "protocol/file/match_file.hpp"
#include "protocol/file/replay.hpp"
#include "protocol/file/verify.hpp"
#include "protocol/json/write.hpp"
#include "protocol/messages/limits.hpp"
#include "server/commands/all_commands.hpp"
#include "server/commands/database_command.hpp"
#include "server/commands/rounds_played.hpp"
#include "server/room/people/visible_text.hpp"
#include "server/runtime/clock.hpp"
#include "server/runtime/random_code.hpp"

namespace reami::commands {

namespace {

namespace fs = std::filesystem;
using protocol::Language;

/// The reason why the command does not import a file.
struct ImportRefusal {
    int line = 0;  ///< the faulty line, from 1; 0 if the reason is not about one line
    std::string reason;
};

ImportRefusal refusal_of(const protocol::FileFault& fault) {
    return {fault.line, fault.reason(Language::en)};
}

/// The refusal of a file that does not prove its random draws: the proof is wrong, or lacks the seed. Empty
/// if the proof is right.
std::optional<ImportRefusal> why_not_fair(const protocol::MatchFile& file) {
    for (const protocol::Finding& finding : protocol::verify_chance(file)) {
        const bool is_wrong = finding.verdict == protocol::ProofVerdict::wrong;
        const bool is_unknown =
            finding.verdict == protocol::ProofVerdict::missing && finding.claim == protocol::ProofClaim::seed;
        if (is_wrong || is_unknown)
            return ImportRefusal{
                0, protocol::text(Language::en, "verify." + std::string(json::enum_name(finding.claim)) +
                                                    '.' + std::string(json::enum_name(finding.verdict)))};
    }
    return std::nullopt;
}

store::MatchStarted start_of(const protocol::MatchFile& file) {
    store::MatchStarted started{.match = 1,
                                .rules_version = file.rules_version,
                                .seats = file.seats,
                                .options = file.options,
                                .secret = file.secret.value_or(Secret{}),
                                .words = file.words,
                                .set_up = file.set_up};
    started.seed = fair_seed(started.secret, started.words);
    return started;
}

/// The number of the line that names the player of this seat; 0 if no line does.
int line_of(std::string_view text, Seat seat, bool is_bot) {
    const std::string line = (is_bot ? "\nbot " : "\nplayer ") + std::to_string(seat.number()) + ' ';
    const auto found = text.find(line);
    if (found == std::string_view::npos) return 0;
    return 2 + static_cast<int>(std::ranges::count(text.substr(0, found), '\n'));
}

/// Copies the names of the players and the kinds of the bots. Pages and tables show both, so both must follow
/// the rules for names.
std::optional<ImportRefusal> name_all(const protocol::MatchFile& file, std::string_view text,
                                      store::ForeignMatch& match) {
    for (const auto& [seat, player] : file.players) {
        auto name = room::visible_text(player.name, protocol::longest_name);
        if (!name)
            return ImportRefusal{line_of(text, seat, player.is_bot),
                                 "the name of a player, or the kind of a bot, has 1 to " +
                                     std::to_string(protocol::longest_name) +
                                     " characters, none of them invisible"};
        match.players[seat] = {*std::move(name), player.is_bot};
    }
    return std::nullopt;
}

/// Plays the moves, and adds each move to `match`, with the proof of the position after the move.
std::optional<ImportRefusal> play(protocol::Replay& replay, store::ForeignMatch& match) {
    int v = 0;
    const auto fault = replay.play_out([&] {
        const auto* last = replay.last();
        if (!last) return;
        ++v;
        match.moves.push_back({.match = 1,
                               .v = v,
                               .seat = last->seat,
                               .move = last->notation,
                               .id = "import-" + std::to_string(v),
                               .proof = replay.match().proof()});
    });
    if (fault) return refusal_of(*fault);
    const auto result = replay.match().result();
    if (!result) return ImportRefusal{0, "the match is not over: only matches that are over can be imported"};
    match.ended = {.match = 1,
                   .points = result->points,
                   .ranks = result->ranks,
                   .tie_break = result->tie_break.value_or("")};
    match.rounds = rounds_of(replay.match());
    return std::nullopt;
}

/// Reads the match from the text of a match file. Refuses the file if a move is illegal, if the match is not
/// over, or if commitment, words, seed and deal do not prove the random draws. A file with a set-up by hand
/// needs no such proof.
Expected<store::ForeignMatch, ImportRefusal> foreign_match(std::string_view text) {
    auto read = protocol::read_match_file(text);
    if (!read) return refusal_of(read.error());
    auto& file = *read;
    if (auto why = why_not_fair(file)) return *std::move(why);
    store::ForeignMatch match;
    match.game = file.game;
    match.started = start_of(file);
    if (auto why = name_all(file, text, match)) return *std::move(why);
    protocol::Replay replay(std::move(file));
    if (auto why = play(replay, match)) return *std::move(why);
    return match;
}

/// The size limit of a file, which is longer than any match.
constexpr std::uintmax_t most_bytes = 1 << 20;

/// The files at the given paths. For a folder, these are its files whose names end in `.match`, sorted by
/// name.
std::vector<fs::path> files_of(const std::vector<fs::path>& given) {
    std::vector<fs::path> files;
    for (const fs::path& path : given) {
        if (!fs::is_directory(path)) {
            files.push_back(path);
            continue;
        }
        std::vector<fs::path> inside;
        for (const auto& entry : fs::directory_iterator(path))
            if (entry.path().extension() == ".match") inside.push_back(entry.path());
        std::ranges::sort(inside);
        files.insert(files.end(), inside.begin(), inside.end());
    }
    return files;
}

Expected<store::ForeignMatch, ImportRefusal> read(const fs::path& path) {
    std::error_code error;
    const auto bytes = fs::file_size(path, error);
    if (error) return ImportRefusal{0, error.message()};
    if (bytes > most_bytes) return ImportRefusal{0, "it is too large for a match"};
    std::ifstream file(path, std::ios::binary);
    if (!file) return ImportRefusal{0, "it can't be read"};
    return foreign_match(std::string{std::istreambuf_iterator<char>(file), {}});
}

class MatchImport {
public:
    explicit MatchImport(store::Import& into) : into_(into) {}

    void take(const fs::path& path) {
        const auto match = read(path);
        if (!match) return refuse(path, match.error());
        if (const auto there = into_.find(*match)) {
            std::cout << path.string() << ": is already in the database, as match " << to_string(there->match)
                      << " of room " << there->room << '\n';
            ++there_;
            return;
        }
        std::string code = random_code(room_letters);
        while (!into_.add(*match, code, now_millis())) code = random_code(room_letters);
        std::cout << path.string() << ": is match 1 of room " << code << ", to be seen at /r/" << code
                  << "/1\n";
        ++added_;
    }

    /// Prints the counts. Returns whether the database has all matches.
    bool sum_up() const {
        std::cout << added_ << " imported, " << there_ << " already in the database, " << refused_
                  << " refused\n";
        return refused_ == 0;
    }

private:
    void refuse(const fs::path& path, const ImportRefusal& why) {
        std::cerr << path.string();
        if (why.line > 0) std::cerr << ", line " << why.line;
        std::cerr << ": " << why.reason << '\n';
        ++refused_;
    }

    store::Import& into_;
    int added_ = 0, there_ = 0, refused_ = 0;
};

}  // namespace

int import(int count, const char* const* arguments) {
    CLI::App app(
        "Adds match files to the database, as matches that are over, each in a closed room of its own. The "
        "command verifies each file, as `reami verify` does, and skips matches that the database already "
        "has. It adds the names of the people in a match, but these people do not become players of this "
        "server. No server may use the database.",
        "reami-server import");
    std::vector<fs::path> given;
    app.add_option("file", given, "match files, or folders whose files that end in .match are imported")
        ->required()
        ->option_text("FILE|FOLDER...");
    return read_store(app, {count, arguments}, [&](const store::Location& location) {
        for (const fs::path& path : given)
            if (!fs::exists(path)) return refused(app, "there is no " + path.string());
        const auto files = files_of(given);
        if (files.empty()) return refused(app, "there is no file that ends in .match");
        auto opened = store::Import::into(location);
        if (!opened) return refused(app, opened.error());
        MatchImport importing(*opened);
        for (const fs::path& path : files) importing.take(path);
        return importing.sum_up() ? 0 : 1;
    });
}

}  // namespace reami::commands
