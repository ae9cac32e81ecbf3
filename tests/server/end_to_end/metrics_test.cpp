// The metrics that Prometheus reads from a server with players, and those that the dashboard uses.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <thread>

#include "server/store/file/backup_note.hpp"
#include "tests/server/end_to_end/whole_server.hpp"
#include "tests/server/free_port.hpp"
#include "tests/server/log_capture.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {
namespace {

struct MetricsPage : WholeServer {
    MetricsPage() {
        settings.metrics = "127.0.0.1:" + std::to_string(metrics);
        serve();
    }
    std::string page() const { return get(metrics, "/metrics").body; }
    /// The value of the metric; -1 if the page does not have it.
    double value(const std::string& name) const {
        const std::string text = "\n" + page();
        const auto at = text.find("\n" + name + " ");
        return at == std::string::npos ? -1 : std::stod(text.substr(at + name.size() + 2));
    }
    /// Waits until the value is at least `least`, because the server counts a move only after it has stored
    /// the move.
    bool rises_to(const std::string& name, double least) const {
        const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(30);
        while (value(name) < least && std::chrono::steady_clock::now() < until)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        return value(name) >= least;
    }
    const std::uint16_t metrics = free_port();
};

TEST_F(MetricsPage, TellsOfRoomsConnectionsAndMoves) {
    const double moves_before = value("reami_moves_total");
    const double commits_before = value("reami_commit_seconds_count");
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    EXPECT_EQ(value(R"(reami_rooms{game="kingdomino",phase="seating"})"), 1);
    auto players = seated(code);
    play(players, 7);  // the last move may be unacknowledged
    EXPECT_EQ(value(R"(reami_rooms{game="kingdomino",phase="playing"})"), 1);
    EXPECT_EQ(value(R"(reami_seats_taken{game="kingdomino",phase="playing"})"), 2);
    EXPECT_EQ(value("reami_websockets"), 2);
    EXPECT_GE(value("reami_connections"), 2);
    EXPECT_TRUE(rises_to("reami_moves_total", moves_before + 6));
    EXPECT_GT(value("reami_commit_seconds_count"), commits_before);
    EXPECT_EQ(value("reami_store_answering"), 1);
}

TEST_F(MetricsPage, TellsHowLongMovesTakeToTheDiskAndToAll) {
    const double stored = value("reami_move_stored_seconds_count"),
                 told = value("reami_move_delivered_seconds_count");
    const double synced = value("reami_sync_seconds_count");
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    auto players = seated(code);
    play(players, 6);
    EXPECT_TRUE(rises_to("reami_move_delivered_seconds_count", told + 6));
    EXPECT_GE(value("reami_move_stored_seconds_count"), stored + 6);
    EXPECT_GT(value("reami_sync_seconds_count"), synced);
    EXPECT_LE(value("reami_move_stored_seconds_sum"), value("reami_move_delivered_seconds_sum"));
    EXPECT_GT(value("reami_move_stored_seconds_sum"), 0);
    for (const char* queue : {"reami_room_inputs_waiting", "reami_entries_waiting", "reami_outbox_waiting"})
        EXPECT_GE(value(queue), 0) << queue;
}

TEST_F(MetricsPage, CountsLimitsByNameAndFillsNoLog) {
    settings.limits.requests_a_second = settings.limits.request_burst = 1;
    serve();
    const double before = std::max(0.0, value(R"(reami_limits_total{limit="limit.requests"})"));
    const LogCapture log;
    int refused = 0;
    for (int n = 0; n < 200; ++n) refused += get(port(), "/api/rooms").status == 429 ? 1 : 0;
    EXPECT_GT(refused, 1);
    EXPECT_EQ(value(R"(reami_limits_total{limit="limit.requests"})"), before + refused);
    EXPECT_LE(log.count("127.0.0.1 has reached a limit"), 1) << log.text();
}

TEST_F(MetricsPage, TellsHowOldTheLastBackupIs) {
    EXPECT_EQ(value("reami_backup_age_seconds"), -1) << "there is none";
    const auto wall = std::chrono::system_clock::now().time_since_epoch();
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(wall).count();
    store::note_backup(folder.path() / "reami.db", now - 7'200'000, "");
    store::note_backup(folder.path() / "reami.db", now, "the disk is full");
    EXPECT_GE(value("reami_backup_age_seconds"), 7200) << "the age of the last complete backup";
}

TEST_F(MetricsPage, AnswersNothingElse) {
    EXPECT_EQ(get(metrics, "/").status, 404);
    EXPECT_EQ(get(metrics, "/api/rooms").status, 404);
}

TEST_F(MetricsPage, NamesNoRoomAndNoPerson) {
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    auto players = seated(code);
    const std::string text = page();
    EXPECT_EQ(text.find(code), std::string::npos);
    EXPECT_EQ(text.find("Ada"), std::string::npos);
}

/// The names of our metrics in a text, without the suffixes of histograms.
std::set<std::string> names_in(const std::string& text) {
    static const std::regex name("reami_[a-z_]+");
    static const std::regex appended("_(bucket|count|sum)$");
    std::set<std::string> names;
    for (std::sregex_iterator at(text.begin(), text.end(), name), end; at != end; ++at)
        names.insert(std::regex_replace(at->str(), appended, ""));
    return names;
}

TEST_F(MetricsPage, HasAllThatTheDashboardAsksFor) {
    const std::string code = open_room(port(), {{"id", "a"}, {"game", "kingdomino"}});
    auto players = seated(code);
    TestClient flood(port(), code);
    flood.hello();
    for (std::size_t n = 0; n < settings.limits.bad_messages; ++n) flood.send_text("no JSON");
    EXPECT_EQ(flood.closed(), 1008) << "so there are refusals, a closing, and a limit that was reached";
    std::ifstream file(DASHBOARD);
    const std::string dashboard{std::istreambuf_iterator<char>(file), {}};
    std::ifstream rules(std::filesystem::path(DASHBOARD).parent_path() / "alerts.yaml");
    const std::string alerts{std::istreambuf_iterator<char>(rules), {}};
    store::note_backup(folder.path() / "reami.db", 1, "");
    EXPECT_GE(names_in(alerts).size(), 3u);
    const std::set<std::string> asked = names_in(dashboard + alerts), told = names_in(page());
    EXPECT_GE(asked.size(), 10u);
    for (const std::string& name : asked) EXPECT_TRUE(told.contains(name)) << name;
    EXPECT_EQ(Json::parse(dashboard).at("title"), "Reami");
}

}  // namespace
}  // namespace reami::testing
