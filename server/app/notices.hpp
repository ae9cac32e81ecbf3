// Posts notices for operators to the URL of the setting `webhook`: when the server can't store data, when
// backups fail or are missing, when a match has ended, and when somebody has opened a listed room.
#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <string>

#include "server/net/webhook.hpp"
#include "server/room/room.hpp"
#include "server/runtime/clock.hpp"
#include "server/settings/settings.hpp"
#include "server/store/journal.hpp"

namespace reami {

struct Notice;

/// Any thread may call every function except `look`. No function blocks.
class Notices {
public:
    struct Dependencies {
        const Clock& clock;
        std::function<store::Health()> store;
        std::function<std::optional<std::string>()> address;  ///< the server's URL, if known
        std::function<void(net::WebhookPost)> send;
    };
    /// Throws std::runtime_error, with a sentence that says what to do, if the file of `webhook_header` can't
    /// be used.
    Notices(const Settings& settings, Dependencies dependencies);
    /// Applies new settings. If the new file of `webhook_header` can't be used, logs the reason and keeps the
    /// old settings.
    void change(const Settings& settings);

    void opened(const store::RoomOpened& room);
    /// Posts the notices about a changed room. `before` is null if the room is new on this server.
    void changed(const room::RoomMessage& before, const room::RoomMessage& now);
    /// Checks whether the server can store data, and whether the backups are recent. Call this once a second,
    /// always on the same thread.
    void look();

private:
    /// The settings for notices. `header` is the line of the file `webhook_header`.
    struct Wishes {
        std::string url, header, title;
        bool as_text = false, with_names = false;
        std::optional<std::filesystem::path>
            backed_up;  ///< the folder of the database; empty with PostgreSQL
    };
    static Wishes wanted_by(const Settings& settings);
    Wishes wanted() const;
    void tell_of_listed(const std::string& game, const std::string& code, int seats) const;
    void tell(const Wishes& wanted, Notice notice) const;
    void look_at_store(const Wishes& wanted, const Moment& now);
    void look_at_backups(const Wishes& wanted, const Moment& now);

    const Dependencies dependencies_;
    const store::Millis started_;  ///< on the steady clock
    mutable std::mutex mutex_;
    Wishes wanted_;
    // The state of `look`. Times are on the steady clock.
    std::optional<store::Millis> fails_since_, store_reported_at_, backups_reported_at_;
    store::Millis looks_at_backups_ = 0;
};

}  // namespace reami
