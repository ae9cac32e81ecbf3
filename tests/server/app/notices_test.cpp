// Notices to operators: their texts, what causes them, and how often the server sends each.
#include "server/app/notices.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "server/store/file/backup_note.hpp"
#include "tests/server/fake_clock.hpp"
#include "tests/server/log_capture.hpp"
#include "tests/server/store/scratch_folder.hpp"

namespace reami {
namespace {

using Json = nlohmann::json;
using protocol::from_server::Phase;

constexpr std::int64_t a_second = 1000, a_minute = 60 * a_second, an_hour = 60 * a_minute;

class NoticesTo : public ::testing::Test {
protected:
    NoticesTo() {
        settings.webhook = "https://ntfy.example/club";
        settings.data = scratch.database().parent_path();
    }
    Notices& notices() {
        if (!notices_)
            notices_.emplace(
                settings,
                Notices::Dependencies{clock, [this] { return health; },
                                      [] { return std::optional<std::string>("https://club.example"); },
                                      [this](net::WebhookPost post) { posts.push_back(std::move(post)); }});
        return *notices_;
    }
    Json last() const { return posts.empty() ? Json() : Json::parse(posts.back().body); }
    /// Advances the clock second by second, and looks for notices after each second.
    void look_for(std::int64_t time) {
        for (std::int64_t passed = 0; passed < time; passed += a_second) {
            clock.pass(a_second);
            notices().look();
        }
    }
    void note(const std::string& why_not) {
        store::note_backup(scratch.database(), clock.now().wall, why_not);
    }
    static protocol::from_server::Room room(Phase phase) {
        protocol::from_server::Room room;
        room.code = "KETMKARD";
        room.game = "kingdomino";
        room.phase = phase;
        protocol::from_server::Occupant ada, bot;
        ada.name = "Ada";
        bot.bot = "greedy";
        room.seats[Seat::from_number(1)] = ada;
        room.seats[Seat::from_number(2)] = bot;
        return room;
    }
    void change(const protocol::from_server::Room& before, const protocol::from_server::Room& now) {
        notices().changed(std::make_shared<const protocol::from_server::Room>(before),
                          std::make_shared<const protocol::from_server::Room>(now));
    }
    static store::RoomOpened opened(bool listed) {
        store::RoomOpened room;
        room.code = "KETMKARD";
        room.game = "toncc";
        room.seats = 3;
        room.listed = listed;
        return room;
    }

    store::testing::Scratch scratch;
    reami::testing::FakeClock clock;
    Settings settings;
    store::Health health;
    std::vector<net::WebhookPost> posts;
    std::optional<Notices> notices_;
};

TEST_F(NoticesTo, OperatorsSayThatNothingIsStoredOnceAnHour) {
    look_for(an_hour);
    EXPECT_TRUE(posts.empty());
    health = {.answering = false, .why = "the disk is full"};
    look_for(9 * a_second);
    health = {};
    look_for(a_second);
    health = {.answering = false, .why = "the disk is full"};
    look_for(10 * a_second);
    EXPECT_TRUE(posts.empty()) << "the store has not been away for ten seconds on end";
    look_for(a_second);
    ASSERT_EQ(posts.size(), 1u);
    EXPECT_EQ(posts[0].url, "https://ntfy.example/club");
    EXPECT_EQ(posts[0].content_type, "application/json");
    EXPECT_EQ(last().at("event"), "not_storing");
    EXPECT_EQ(last().at("text"), "The server can't store anything: the disk is full.");
    EXPECT_EQ(last().at("content"), last().at("text"));
    EXPECT_EQ(last().at("why"), "the disk is full");
    EXPECT_EQ(last().at("at"), clock.now().wall);
    look_for(an_hour - a_second);
    EXPECT_EQ(posts.size(), 1u);
    look_for(a_second);
    EXPECT_EQ(posts.size(), 2u);
}

TEST_F(NoticesTo, OperatorsSayThatBackupsAreMissing) {
    look_for(3 * an_hour);
    EXPECT_TRUE(posts.empty()) << "operators who make no backups get no notice";
    note("");
    look_for(2 * an_hour - a_minute);
    EXPECT_TRUE(posts.empty());
    look_for(2 * a_minute);
    ASSERT_EQ(posts.size(), 1u);
    EXPECT_EQ(last().at("event"), "backup");
    EXPECT_EQ(last().at("text"), "Backups are missing: the last good backup is 2 h 0 min old.");
    EXPECT_FALSE(last().contains("why"));
    look_for(20 * an_hour);
    EXPECT_EQ(posts.size(), 1u) << "once a day is enough";
    note("");
    look_for(a_minute);
    look_for(2 * an_hour);
    EXPECT_EQ(posts.size(), 2u) << "a good backup came in between, so this is a new notice";
}

TEST_F(NoticesTo, OperatorsSayThatTheLastBackupFailed) {
    note("");
    notices();
    clock.pass(5 * a_minute);
    note("the disk is full");
    look_for(4 * a_minute);
    EXPECT_TRUE(posts.empty()) << "just after a start the timer may still catch up";
    look_for(2 * a_minute);
    ASSERT_EQ(posts.size(), 1u);
    EXPECT_EQ(last().at("text"),
              "The last backup failed, and the last good backup is 0 h 10 min old: the disk is full.");
    EXPECT_EQ(last().at("why"), "the disk is full");
}

TEST_F(NoticesTo, OperatorsSayNothingOfBackupsWithPostgresql) {
    settings.store = "postgresql:///reami";
    note("the disk is full");
    look_for(3 * an_hour);
    EXPECT_TRUE(posts.empty());
}

TEST_F(NoticesTo, OperatorsSayThatAMatchHasEndedAndNobodysName) {
    change(room(Phase::playing), room(Phase::ended));
    ASSERT_EQ(posts.size(), 1u);
    EXPECT_EQ(last().at("event"), "match_ended");
    EXPECT_EQ(last().at("text"), "A match of Kingdomino is over.");
    EXPECT_EQ(last().at("game"), "kingdomino");
    for (const char* secret : {"KETMKARD", "Ada"})
        EXPECT_EQ(posts[0].body.find(secret), std::string::npos) << posts[0].body;
    change(room(Phase::ended), room(Phase::ended));
    change(room(Phase::seating), room(Phase::playing));
    notices().changed(nullptr, std::make_shared<const protocol::from_server::Room>(room(Phase::ended)));
    auto lesson = room(Phase::ended);
    lesson.prepared = true;
    change(room(Phase::playing), lesson);
    EXPECT_EQ(posts.size(), 1u) << "no other match has ended";
}

TEST_F(NoticesTo, OperatorsNamePlayersAndRoomsIfThatIsWished) {
    settings.webhook_names = true;
    settings.title = "Club";
    change(room(Phase::playing), room(Phase::ended));
    EXPECT_EQ(last().at("text"), "Club: A match of Kingdomino is over in room KETMKARD: Ada, a bot.");
    EXPECT_EQ(last().at("server"), "Club");
    EXPECT_EQ(last().at("players"), Json({"Ada", "a bot"}));
    EXPECT_EQ(last().at("code"), "KETMKARD");
    EXPECT_EQ(last().at("url"), "https://club.example/r/KETMKARD");
}

TEST_F(NoticesTo, OperatorsSayThatAListedRoomIsOpen) {
    notices().opened(opened(false));
    EXPECT_TRUE(posts.empty());
    notices().opened(opened(true));
    EXPECT_EQ(last().at("event"), "room_listed");
    EXPECT_EQ(last().at("text"), "A room of Tóncc with 3 seats is open to everybody.");
    auto listed = room(Phase::seating);
    listed.listed = true;
    change(room(Phase::seating), listed);
    EXPECT_EQ(last().at("text"), "A room of Kingdomino with 2 seats is open to everybody.");
    EXPECT_EQ(posts.size(), 2u);
}

TEST_F(NoticesTo, OperatorsAreTheSentenceAloneIfThatIsWished) {
    settings.webhook_format = "text";
    notices().opened(opened(true));
    ASSERT_EQ(posts.size(), 1u);
    EXPECT_EQ(posts[0].content_type, "text/plain; charset=utf-8");
    EXPECT_EQ(posts[0].body, "A room of Tóncc with 3 seats is open to everybody.");
}

TEST_F(NoticesTo, OperatorsGoNowhereWithoutAnAddressAndElsewhereAfterAChange) {
    settings.webhook.clear();
    health = {.answering = false, .why = "the disk is full"};
    look_for(a_minute);
    notices().opened(opened(true));
    EXPECT_TRUE(posts.empty());
    settings.webhook = "https://other.example/";
    notices().change(settings);
    notices().opened(opened(true));
    ASSERT_EQ(posts.size(), 1u);
    EXPECT_EQ(posts[0].url, "https://other.example/");
}

TEST_F(NoticesTo, OperatorsHaveTheHeaderOfAFile) {
    const auto file = scratch.database().parent_path() / "header";
    settings.webhook_header = file;
    EXPECT_THROW(notices(), std::runtime_error) << "it is not there";
    std::ofstream(file) << "no header\n";
    EXPECT_THROW(notices(), std::runtime_error);
    std::ofstream(file) << "Authorization: Bearer abc\n";
    notices().opened(opened(true));
    ASSERT_EQ(posts.size(), 1u);
    EXPECT_EQ(posts[0].header, "Authorization: Bearer abc");
    std::ofstream(file) << "A: b\nC: d\n";
    const reami::testing::LogCapture log;
    notices().change(settings);
    EXPECT_EQ(log.count("could not use the new settings of notices"), 1);
    notices().opened(opened(true));
    EXPECT_EQ(posts.back().header, "Authorization: Bearer abc");
}

}  // namespace
}  // namespace reami
