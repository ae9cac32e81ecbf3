#include "server/app/notices.hpp"

#include <spdlog/spdlog.h>

#include <cctype>
#include <fstream>

#include "protocol/json/write.hpp"
#include "protocol/text/texts.hpp"
#include "server/store/file/backup_note.hpp"

namespace reami {

namespace from_server = protocol::from_server;
using store::Millis;

/// A notice as JSON. `text` and `content` have the same sentence, because some services read `text` and
/// others read `content`.
struct Notice {
    std::string text, content;
    std::string event;                       ///< `not_storing`, `backup`, `match_ended` or `room_listed`
    Millis at = 0;                           ///< on the wall clock
    std::optional<std::string> server = {};  ///< the server's title
    std::optional<std::string> why = {};
    std::optional<Millis> last_good = {};  ///< the time of the last good backup, on the wall clock
    std::optional<std::string> game = {};
    std::optional<int> seats = {};
    // Set only with `webhook_names`.
    std::optional<std::string> code = {}, url = {};
    std::optional<std::vector<std::string>> players = {};
    BOOST_DESCRIBE_CLASS(Notice, (),
                         (text, content, event, at, server, why, last_good, game, seats, code, url, players),
                         (), ())
};

namespace {

constexpr Millis a_second = 1000, a_minute = 60 * a_second, an_hour = 60 * a_minute;
constexpr Millis too_old = 2 * an_hour;           ///< the age from which a backup is too old
constexpr Millis fails_for = 10 * a_second;       ///< the store must fail for so long before a notice
constexpr Millis quiet_at_first = 10 * a_minute;  ///< after the start, while a timer may make a missed backup
constexpr Millis tells_again_after = 24 * an_hour;  ///< the time between two notices about backups

/// Reads a file with one line, `Name: value`. Throws std::runtime_error for any other file.
std::string header_in(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::string line, more;
    std::getline(file, line);
    const auto colon = line.find(": ");
    const auto is_of_name = [](unsigned char letter) { return std::isalnum(letter) != 0 || letter == '-'; };
    const bool fits =
        file && colon != std::string::npos && colon > 0 &&
        std::all_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(colon), is_of_name) &&
        std::none_of(line.begin(), line.end(),
                     [](unsigned char letter) { return std::iscntrl(letter) != 0; });
    if (!fits || std::getline(file, more))
        throw std::runtime_error(
            "the file of --webhook-header, " + path.string() +
            ", must be readable and contain one line such as `Authorization: Bearer TOKEN`");
    return line;
}

std::string title_of(const std::string& game) {
    return protocol::text(protocol::Language::en, "game." + game);
}

std::vector<std::string> names_in(const from_server::Room& room) {
    std::vector<std::string> names;
    for (const auto& [seat, occupant] : room.seats) {
        if (!occupant) continue;
        names.push_back(occupant->name.value_or("a bot"));
    }
    return names;
}

std::string joined(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
    return all;
}

std::string hours_and_minutes(Millis time) {
    return std::to_string(time / an_hour) + " h " + std::to_string(time % an_hour / a_minute) + " min";
}

std::string how_ended(std::optional<protocol::NoResult> no_result) {
    if (no_result == protocol::NoResult::by_admin) return " was ended by an admin";
    if (no_result == protocol::NoResult::agreed) return " was ended by its players";
    return " is over";
}

Notice of_event(std::string event, std::string sentence) {
    Notice notice;
    notice.event = std::move(event);
    notice.text = std::move(sentence);
    return notice;
}

}  // namespace

Notices::Notices(const Settings& settings, Dependencies dependencies)
    : dependencies_(std::move(dependencies)),
      started_(dependencies_.clock.now().steady),
      wanted_(wanted_by(settings)) {}

Notices::Wishes Notices::wanted_by(const Settings& settings) {
    Wishes wanted{.url = settings.webhook,
                  .header = {},
                  .title = settings.title,
                  .as_text = settings.webhook_format == "text",
                  .with_names = settings.webhook_names,
                  .backed_up = {}};
    if (settings.store.empty()) wanted.backed_up = settings.data;
    if (!settings.webhook_header.empty()) wanted.header = header_in(settings.webhook_header);
    return wanted;
}

void Notices::change(const Settings& settings) try {
    Wishes fresh = wanted_by(settings);
    const std::lock_guard lock(mutex_);
    wanted_ = std::move(fresh);
} catch (const std::runtime_error& wrong) {
    spdlog::error("could not use the new settings of notices, and the old ones stay in force: {}",
                  wrong.what());
}

Notices::Wishes Notices::wanted() const {
    const std::lock_guard lock(mutex_);
    return wanted_;
}

void Notices::tell(const Wishes& wanted, Notice notice) const {
    if (wanted.url.empty()) return;
    if (!wanted.title.empty()) {
        notice.server = wanted.title;
        notice.text = wanted.title + ": " + notice.text;
    }
    notice.content = notice.text;
    notice.at = dependencies_.clock.now().wall;
    if (notice.code) {
        if (const auto address = dependencies_.address()) notice.url = *address + "/r/" + *notice.code;
    }
    if (wanted.as_text)
        dependencies_.send({wanted.url, wanted.header, "text/plain; charset=utf-8", notice.text});
    else
        dependencies_.send({wanted.url, wanted.header, "application/json", json::write(notice)});
}

void Notices::opened(const store::RoomOpened& room) {
    if (room.listed) tell_of_listed(room.game, room.code, room.seats);
}

void Notices::tell_of_listed(const std::string& game, const std::string& code, int seats) const {
    const Wishes all = wanted();
    Notice notice = of_event("room_listed", "A room of " + title_of(game) + " with " + std::to_string(seats) +
                                                " seats is open to everybody" +
                                                (all.with_names ? ": " + code : "") + ".");
    notice.game = game;
    notice.seats = seats;
    if (all.with_names) notice.code = code;
    tell(all, std::move(notice));
}

void Notices::changed(const room::RoomMessage& before, const room::RoomMessage& now) {
    using from_server::Phase;
    if (!before || now->prepared) return;
    if (!before->listed && now->listed)
        return tell_of_listed(now->game, now->code, static_cast<int>(now->seats.size()));
    const bool has_ended = now->phase == Phase::ended || now->phase == Phase::closed;
    if (before->phase != Phase::playing || !has_ended) return;
    const Wishes all = wanted();
    const std::vector<std::string> names = names_in(*now);
    Notice notice = of_event(
        "match_ended", "A match of " + title_of(now->game) + how_ended(now->no_result) +
                           (all.with_names ? " in room " + now->code + ": " + joined(names) : "") + ".");
    notice.game = now->game;
    notice.seats = static_cast<int>(now->seats.size());
    if (all.with_names) {
        notice.code = now->code;
        notice.players = names;
    }
    tell(all, std::move(notice));
}

void Notices::look() {
    const Wishes all = wanted();
    if (all.url.empty()) return;
    const Moment now = dependencies_.clock.now();
    look_at_store(all, now);
    if (now.steady < looks_at_backups_) return;
    looks_at_backups_ = now.steady + a_minute;
    look_at_backups(all, now);
}

void Notices::look_at_store(const Wishes& wanted, const Moment& now) {
    const store::Health health = dependencies_.store();
    if (health.answering) return fails_since_.reset();
    if (!fails_since_) fails_since_ = now.steady;
    if (now.steady - *fails_since_ < fails_for) return;
    if (store_reported_at_ && now.steady - *store_reported_at_ < an_hour) return;
    store_reported_at_ = now.steady;
    Notice notice =
        of_event("not_storing", "The server can't store anything: " + std::string(health.why) + ".");
    notice.why = std::string(health.why);
    tell(wanted, std::move(notice));
}

void Notices::look_at_backups(const Wishes& wanted, const Moment& now) {
    if (!wanted.backed_up || now.steady - started_ < quiet_at_first) return;
    const auto last = store::last_backup(*wanted.backed_up);
    if (!last) return;  // an operator who makes no backups gets no notice about them
    const bool has_failed = !last->why.empty();
    if (!has_failed && now.wall - last->good_at <= too_old) return backups_reported_at_.reset();
    if (backups_reported_at_ && now.steady - *backups_reported_at_ < tells_again_after) return;
    backups_reported_at_ = now.steady;
    const std::string age = last->good_at == 0 ? "there is no good backup"
                                               : "the last good backup is " +
                                                     hours_and_minutes(now.wall - last->good_at) + " old";
    Notice notice =
        of_event("backup", has_failed ? "The last backup failed, and " + age + ": " + last->why + "."
                                      : "Backups are missing: " + age + ".");
    if (has_failed) notice.why = last->why;
    if (last->good_at > 0) notice.last_good = last->good_at;
    tell(wanted, std::move(notice));
}

}  // namespace reami
