// A club's matches as files, and back: `export --all` and `import` on real databases.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/server/end_to_end/two_matches.hpp"
#include "tests/server/plain_request.hpp"
#include "tests/server/postgres_server.hpp"

namespace reami::testing {
namespace {

namespace fs = std::filesystem;

std::string content_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const fs::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

std::vector<std::string> names_in(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const auto at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), by);
}

std::ptrdiff_t at(const std::string& text, const std::string& what) {
    const auto found = text.find(what);
    EXPECT_NE(found, std::string::npos) << what;
    return static_cast<std::ptrdiff_t>(found);
}

struct ClubFiles : TwoMatches {
    const fs::path club = folder.path() / "club";

    std::string told_by_export() const { return says("export --all '" + club.string() + "'"); }
    std::string summary(int written, int there, int refused, int still_run) const {
        return club.string() + ": " + std::to_string(written) + " matches written, " + std::to_string(there) +
               " were there already, " + std::to_string(refused) + " could not be written, " +
               std::to_string(still_run) + " are running and left out\n";
    }
    /// The exported file of the match that `play_two` ended.
    fs::path exported() const {
        for (const std::string& name : names_in(club))
            if (name.ends_with(".match")) return club / name;
        return {};
    }
};

TEST_F(ClubFiles, HoldEveryMatchThatIsOverAndNoSecretOfOneThatRuns) {
    play_two();
    EXPECT_EQ(told_by_export(), summary(1, 0, 0, 1));
    const auto names = names_in(club);
    ASSERT_EQ(names.size(), 2u);
    EXPECT_TRUE(names[0].ends_with("-kingdomino-room-1-match-1.match")) << names[0];
    EXPECT_EQ(names[1], "index.csv");
    const std::string index = content_of(club / "index.csv"), file = content_of(club / names[0]);
    EXPECT_TRUE(index.starts_with("file,state,game,room,match,began,ended,who,points,ranks\n" + names[0] +
                                  ",ended,kingdomino,1,1,"))
        << index;
    EXPECT_NE(index.find("Z,seat 1: Ada; seat 2: Bob,"), std::string::npos) << index;
    EXPECT_NE(index.find("\n,running,kingdomino,2,1,"), std::string::npos) << index;
    for (const std::string& code : {ended, running}) EXPECT_EQ(index.find(code), std::string::npos);
    EXPECT_EQ(fs::status(exported()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    serve();
    EXPECT_EQ(get(port(), "/api/rooms/" + ended + "/matches/1").body, file);
}

TEST_F(ClubFiles, AreWrittenWhileAServerRunsAndOnlyOnce) {
    play_two();
    serve();
    EXPECT_EQ(told_by_export(), summary(1, 0, 0, 1));
    EXPECT_EQ(told_by_export(), summary(0, 1, 0, 1));
    write(exported(), "mine");
    const std::string told = told_by_export();
    EXPECT_TRUE(told.ends_with(summary(0, 0, 1, 1))) << told;
    EXPECT_NE(told.find("exists with other content, and was not changed"), std::string::npos) << told;
    EXPECT_EQ(content_of(exported()), "mine");
}

TEST_F(ClubFiles, NeverTakeThePlaceOfAnIndexThatIsNoneOfTheirs) {
    play_two();
    fs::create_directory(club);
    write(club / "index.csv", "my own list\n");
    EXPECT_EQ(told_by_export(), "reami-server export: " + (club / "index.csv").string() +
                                    " is not the index of an export: name another folder\n");
    EXPECT_EQ(names_in(club), std::vector<std::string>{"index.csv"});
    EXPECT_EQ(content_of(club / "index.csv"), "my own list\n");
}

TEST_F(ClubFiles, AreWholeOrNotThereIfTheDiskTakesNoMore) {
    play_two();
    serve();
    const std::string command = "export --all '" + club.string() + "'";
    const std::string told =
        output_of(command + " --data '" + folder.path().string() + "'", "trap '' XFSZ; ulimit -f 1; ");
    EXPECT_NE(told.find("can't be written: File too large; the files written so far are complete"),
              std::string::npos)
        << told;
    EXPECT_EQ(names_in(club), std::vector<std::string>());
    EXPECT_EQ(told_by_export(), summary(1, 0, 0, 1));
}

struct Importing : ClubFiles {
    const OwnFolder other;

    void TearDown() override { server.reset(); }  // before the folder is deleted
    /// Exports the club's files, and then switches to an empty database in another folder.
    void export_to_another() {
        play_two();
        (void)told_by_export();
        settings.data = other.path();
        settings.port = 0;
        serve();
        server.reset();
    }
    std::string there(const std::string& command) const {
        return output_of(command + " --data '" + other.path().string() + "'");
    }
    std::string asked(const std::string& sql) const {
        return SQLite::Database(other.path() / "reami.db").execAndGet(sql).getString();
    }
};

TEST_F(Importing, BringsMatchesThatAreOverToAnotherServer) {
    export_to_another();
    const std::string file = content_of(exported());
    const std::string told = there("import '" + club.string() + "'");
    const std::string code = asked("SELECT code FROM rooms");
    EXPECT_EQ(told, exported().string() + ": is match 1 of room " + code + ", to be seen at /r/" + code +
                        "/1\n1 imported, 0 already in the database, 0 refused\n");
    EXPECT_EQ(there("check"), "1 match, 0 faults\n");
    EXPECT_EQ(asked("SELECT group_concat(name) FROM dynasty_totals WHERE rank IS NOT NULL"), "Ada,Bob");
    EXPECT_EQ(asked("SELECT count(*) FROM players"), "0") << "imported people are names, not players";
    serve();
    EXPECT_EQ(get(port(), "/api/rooms/" + code + "/matches/1").body, file);
    EXPECT_EQ(post(port(), "/api/replay", {{"file", file}}).status, 200);
    EXPECT_EQ(get(port(), "/api/rooms").body, "[]");
}

TEST_F(Importing, DoesNothingTheSecondTime) {
    export_to_another();
    (void)there("import '" + club.string() + "'");
    const std::string code = asked("SELECT code FROM rooms");
    EXPECT_EQ(there("import '" + exported().string() + "'"),
              exported().string() + ": is already in the database, as match 1 of room " + code +
                  "\n0 imported, 1 already in the database, 0 refused\n");
    EXPECT_EQ(asked("SELECT count(*) FROM matches"), "1");
    EXPECT_EQ(says("import '" + exported().string() + "'"),
              exported().string() + ": is already in the database, as match 1 of room " + ended +
                  "\n0 imported, 1 already in the database, 0 refused\n")
        << "the server on which it was played has it already";
}

TEST_F(Importing, RefusesEachFileThatIsWrongAndSaysWhere) {
    export_to_another();
    const std::string file = content_of(exported());
    const auto told_of = [&](const std::string& text) {
        const fs::path path = folder.path() / "wrong.match";
        write(path, text);
        const std::string told = there("import '" + path.string() + "'");
        EXPECT_TRUE(told.ends_with("\n0 imported, 0 already in the database, 1 refused\n")) << told;
        EXPECT_TRUE(told.starts_with(path.string())) << told;
        return told.substr(path.string().size(), told.find('\n') - path.string().size());
    };
    EXPECT_EQ(told_of("a letter\n"), ", line 1: a match file begins with `reami match 1` or `reami match 2`");
    EXPECT_TRUE(
        told_of(replaced(file, "\nrules 1\n", "\nrules 2\n")).starts_with(", line 3: this match was"));
    const std::string why =
        "the name of a player, or the kind of a bot, has 1 to 24 characters, none of them invisible";
    EXPECT_EQ(told_of(replaced(file, "\nplayer 1 Ada\n", "\nplayer 1 A\u200bda\n")), ", line 6: " + why);
    EXPECT_EQ(told_of(replaced(file, "\nplayer 2 Bob\n", "\nbot 2 " + std::string(4000, 'b') + '\n')),
              ", line 7: " + why);
    const int first_move =
        1 + static_cast<int>(std::count(file.begin(), file.begin() + at(file, "\nmoves\n") + 7, '\n'));
    EXPECT_EQ(told_of(replaced(file, "\nmoves\n", "\nmoves\n1 a1a2\n")),
              ", line " + std::to_string(first_move) + ": seat 1 can't play a1a2");
    std::string other_secret = file;
    char& digit = other_secret[static_cast<std::size_t>(at(file, "\nsecret ")) + 8];
    digit = digit == '0' ? '1' : '0';
    EXPECT_EQ(told_of(other_secret), ": WRONG: the commitment in this file doesn't match the secret.");
    std::string without_secret = file;
    without_secret.erase(static_cast<std::size_t>(at(file, "\nsecret ")), 72);
    EXPECT_EQ(told_of(without_secret), ": Not proven: the file has no secret.");
    const std::string moves = file.substr(0, static_cast<std::size_t>(at(file, "\n\nresult\n")));
    EXPECT_EQ(told_of(moves.substr(0, moves.rfind('\n') + 1)),
              ": the match is not over: only matches that are over can be imported");
    EXPECT_EQ(asked("SELECT count(*) FROM rooms"), "0");
    EXPECT_EQ(there("import nowhere.match"), "reami-server import: there is no nowhere.match\n");
}

TEST_F(Importing, TakesWhatIsRightAmongWhatIsWrong) {
    export_to_another();
    write(club / "a-letter.match", "a letter\n");
    const std::string told = there("import '" + club.string() + "'");
    EXPECT_TRUE(told.ends_with("\n1 imported, 0 already in the database, 1 refused\n")) << told;
}

TEST_F(Importing, ChangesNothingWhileAServerRuns) {
    export_to_another();
    serve();
    EXPECT_EQ(there("import '" + club.string() + "'"),
              "reami-server import: " + (other.path() / "reami.db").string() +
                  " is served by another process: end that process first\n");
}

TEST_F(Importing, NamesNobodyAnyMoreWhoIsForgotten) {
    export_to_another();
    (void)there("import '" + club.string() + "'");
    EXPECT_EQ(there("forget --name Ada --room " + asked("SELECT code FROM rooms")),
              "Ada is forgotten. Deleted: 0 devices and 0 lines of chat. 1 match no longer names them.\n");
    EXPECT_EQ(asked("SELECT group_concat(name) FROM match_seats"), "—,Bob");
}

TEST_F(Importing, AndForgettingWorkOnPostgresqlToo) {
    if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
    const std::string url = PostgresServer::shared().fresh_store();
    const auto on_postgresql = [&](const std::string& command) {
        return output_of(command + " --store '" + url + "'");
    };
    play_two();
    (void)told_by_export();
    (void)on_postgresql("migrate");
    std::string told = on_postgresql("import '" + club.string() + "'");
    EXPECT_TRUE(told.ends_with("\n1 imported, 0 already in the database, 0 refused\n")) << told;
    EXPECT_EQ(told.find("warning"), std::string::npos) << told;
    told = on_postgresql("import '" + club.string() + "'");
    EXPECT_TRUE(told.ends_with("\n0 imported, 1 already in the database, 0 refused\n")) << told;
    EXPECT_EQ(on_postgresql("check"), "1 match, 0 faults\n");
    told = on_postgresql("forget --name Ada --room " + ask_postgres(url, "SELECT code FROM rooms"));
    EXPECT_TRUE(told.ends_with("1 match no longer names them.\n")) << told;
    EXPECT_EQ(ask_postgres(url, "SELECT string_agg(name, ',' ORDER BY seat) FROM match_seats"), "—,Bob");
    EXPECT_EQ(on_postgresql("check"), "1 match, 0 faults\n");
}

TEST_F(Importing, KeepsAMatchWhoseSetUpWasGivenOutOfTheTables) {
    export_to_another();
    const std::string file = content_of(exported());
    const auto from = static_cast<std::size_t>(at(file, "\nsecret ")),
               moves = static_cast<std::size_t>(at(file, "\nmoves\n"));
    const auto drawn = static_cast<std::size_t>(at(file, "\ndrawn\n"));
    write(folder.path() / "by-hand.match",
          file.substr(0, from) + "\nset-up\n" + file.substr(drawn + 7) + file.substr(moves, drawn - moves));
    const std::string told = there("import '" + (folder.path() / "by-hand.match").string() + "'");
    EXPECT_TRUE(told.ends_with("\n1 imported, 0 already in the database, 0 refused\n")) << told;
    EXPECT_EQ(asked("SELECT count(*) FROM dynasty_totals"), "0");
    EXPECT_EQ(there("check"), "1 match, 0 faults\n");
}

}  // namespace
}  // namespace reami::testing
