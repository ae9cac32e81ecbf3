// `reami-server export`: prints a match as a match file, for the operator of the server. The file has all
// that the database has about the match.
#include <fmt/chrono.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "server/commands/all_commands.hpp"
#include "server/commands/database_command.hpp"
#include "server/http/endpoints/match_file_endpoint.hpp"
#include "server/store/file/partial_file.hpp"
#include "server/store/file/privacy.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/read/read_match.hpp"
#include "server/store/read/survey.hpp"

namespace reami::commands {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view first_line = "file,state,game,room,match,began,ended,who,points,ranks";

std::chrono::sys_seconds time_of(store::Millis at) {
    const std::chrono::sys_time<std::chrono::milliseconds> exact{std::chrono::milliseconds(at)};
    return std::chrono::floor<std::chrono::seconds>(exact);
}

/// The name of a match's file, such as `2026-11-24-kingdomino-room-12-match-1.match`: it contains the day in
/// UTC on which the match has ended, and the room's number.
std::string name_of(const store::ListedMatch& match) {
    return fmt::format("{:%F}-{}-room-{}-match-{}.match", time_of(match.ended_at), match.game, match.room,
                       match.match.value());
}

std::string written(store::Millis at) { return at == 0 ? "" : fmt::format("{:%FT%TZ}", time_of(at)); }

/// The text as a cell of a CSV file.
std::string cell(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char letter : text) quoted += letter == '"' ? "\"\"" : std::string(1, letter);
    return quoted + '"';
}

/// The players by seat. The text begins with `seat` and not with a name, because a name may begin with `=`,
/// and a spreadsheet would take it for a formula.
std::string who_played(const store::StoredMatch& match) {
    std::string who;
    for (const auto& [seat, player] : match.players)
        who += (who.empty() ? "seat " : "; seat ") + std::to_string(seat.number()) + ": " + player.name +
               (player.is_bot ? " (bot)" : "");
    return who;
}

std::string in_order(const std::map<Seat, int>& figures) {
    std::string text;
    for (const auto& [seat, figure] : figures) text += (text.empty() ? "" : " ") + std::to_string(figure);
    return text;
}

std::optional<std::string> content_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string{std::istreambuf_iterator<char>(file), {}};
}

/// Writes the file under another name first, so that the file at `path` is either complete or absent.
void write_whole(const fs::path& path, const std::string& text) {
    const fs::path absolute = fs::absolute(path);
    const store::PartialFile part(absolute.string() + ".part");
    std::ofstream file(part.path(), std::ios::binary);
    file << text;
    file.close();
    if (!file)
        throw fs::filesystem_error("can't be written", path, std::error_code(errno, std::generic_category()));
    part.finish(absolute);
}

class ClubExport {
public:
    ClubExport(const store::Location& store, const fs::path& folder)
        : db_(store::open_to_read(store)), folder_(folder) {}

    /// Exports all matches that are over. Returns whether all of them are in the folder now.
    bool run() {
        for (const store::ListedMatch& match : store::list_matches(*db_)) {
            if (match.runs) {
                ++running_;
                list(match, "", "running", {});
            } else {
                export_one(match);
            }
        }
        write_whole(folder_ / "index.csv", index_);
        std::cout << folder_.string() << ": " << written_ << " matches written, " << there_
                  << " were there already, " << refused_ << " could not be written, " << running_
                  << " are running and left out\n";
        return refused_ == 0;
    }

private:
    void export_one(const store::ListedMatch& match) {
        const std::string name = name_of(match);
        const auto stored = read(match, name);
        const bool is_there = stored && put(name, http::match_file_of(*stored));
        list(match, is_there ? name : "", match.abandoned ? "abandoned" : "ended",
             stored.value_or(store::StoredMatch()));
    }

    /// Reads the match. If that fails, prints the reason and returns nothing.
    std::optional<store::StoredMatch> read(const store::ListedMatch& match, const std::string& name) {
        try {
            return store::read_match(*db_, match.code, match.match).value();
        } catch (const std::exception& wrong) {
            refuse(name, wrong.what());
        }
        return std::nullopt;
    }

    bool put(const std::string& name, const std::string& file) {
        const fs::path path = folder_ / name;
        if (!fs::exists(path)) {
            write_whole(path, file);
            ++written_;
        } else if (content_of(path) == file) {
            ++there_;
        } else {
            refuse(name, "this file exists with other content, and was not changed: move it away");
            return false;
        }
        return true;
    }

    void refuse(const std::string& name, const std::string& why) {
        std::cerr << name << ": " << why << '\n';
        ++refused_;
    }

    void list(const store::ListedMatch& match, const std::string& file, const std::string& state,
              const store::StoredMatch& stored) {
        const auto ended = stored.ended.value_or(store::MatchFinished{});
        for (const std::string& text :
             {file, state, match.game, std::to_string(match.room), to_string(match.match),
              written(match.began_at), written(match.ended_at), who_played(stored), in_order(ended.points)})
            index_ += cell(text) + ',';
        index_ += in_order(ended.ranks) + '\n';
    }

    std::unique_ptr<store::ReadConnection> db_;
    const fs::path& folder_;
    std::string index_{std::string(first_line) + '\n'};
    int written_ = 0, there_ = 0, refused_ = 0, running_ = 0;
};

/// The reason why the command can't write to the folder: its path is not a folder, or it has an `index.csv`
/// that no export wrote. Empty if the command can write to the folder.
std::optional<std::string> why_not_into(const fs::path& folder) {
    if (fs::exists(folder) && !fs::is_directory(folder)) return folder.string() + " is not a folder";
    const auto index = content_of(folder / "index.csv");
    if (index && !index->starts_with(first_line))
        return (folder / "index.csv").string() + " is not the index of an export: name another folder";
    return std::nullopt;
}

/// Creates the folder if it is missing. Writes the match files that the folder does not have yet, and
/// `index.csv`, which lists all matches. For a running match, the index contains neither players nor points.
/// Neither the files nor the index contain codes of rooms, because anybody who knows a code can enter the
/// room. Prints the counts. Returns the exit status, 0 only if all matches that are over are in the folder.
int export_club(const CLI::App& command, const store::Location& store, const fs::path& folder) {
    if (const auto why = why_not_into(folder)) return refused(command, *why);
    store::make_private_folder(folder);
    try {
        return ClubExport(store, folder).run() ? 0 : 1;
    } catch (const fs::filesystem_error& fault) {
        return refused(
            command,
            fault.path1().string() + " can't be written: " + fault.code().message() +
                "; the files written so far are complete, and you can repeat the command to write the rest");
    }
}

int print(const CLI::App& command, const store::Location& store, const std::string& room,
          store::MatchNumber number) {
    const auto match = store::read_match(*store::open_to_read(store), room, number);
    if (!match) return refused(command, "room " + room + " has no match " + to_string(number));
    std::cout << http::match_file_of(*match);
    return 0;
}

}  // namespace

int export_match(int count, const char* const* arguments) {
    std::string room;
    store::MatchNumber match;
    std::filesystem::path folder;
    CLI::App app(
        "Prints a match as a match file, with its secret and all its moves. The match may be running or on "
        "hold; the server shows the secret of such a match to nobody. With --all, the command writes every "
        "match that is over into a folder. To move a club to another machine, use backup and restore. The "
        "server may run meanwhile.",
        "reami-server export");
    auto* const of_room = app.add_option("--room", room, "the code of the room, such as KETMKARD");
    auto* const number = app.add_option("--match", match, "the number of the match in the room, from 1")
                             ->check(CLI::PositiveNumber);
    of_room->needs(number);
    number->needs(of_room);
    app.add_option(
           "--all", folder,
           "a folder, created if missing, for a file of each match that is over, and for index.csv, which "
           "lists these files; existing files stay, so you can repeat the command after an interruption")
        ->option_text("FOLDER")
        ->excludes(of_room);
    app.callback([&] {
        if (room.empty() && folder.empty()) throw CLI::RequiredError("--room and --match, or --all");
    });
    return read_store(app, {count, arguments}, [&](const store::Location& store) {
        if (!folder.empty()) return export_club(app, store, folder);
        return print(app, store, room, match);
    });
}

}  // namespace reami::commands
