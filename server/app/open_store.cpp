#include "server/app/open_store.hpp"

#include <spdlog/spdlog.h>

#include <thread>

#include "server/app/ownership.hpp"
#include "server/net/http/redirect.hpp"
#include "server/net/listener.hpp"
#include "server/store/file/migrate.hpp"
#include "server/store/file/privacy.hpp"
#include "server/store/moving/moved_mark.hpp"
#include "server/store/postgresql/pg_lease.hpp"
#include "server/store/postgresql/pg_migrate.hpp"
#include "server/store/postgresql/pg_other_servers.hpp"

namespace reami {

std::optional<store::Lock> locked_without_file(const Settings& settings) {
    if (settings.store.empty()) return std::nullopt;  // the writer holds the file's lock
    auto lock = store::Lock::take(settings.data / "reami.db");
    if (!lock)
        throw std::runtime_error(settings.data.string() +
                                 " is already the --data folder of a running server");
    lock->sign(store::Lock::Stores::elsewhere);
    return lock;
}

store::Location migrated(const Settings& settings) {
    net::Listener::check(settings);  // fails before the server creates any file
    if (settings.redirect_port != 0) net::Listener::check(net::leading_to_https(settings, 0));
    check_passing_on(settings);
    store::make_private_folder(settings.data);
    if (!settings.store.empty()) {
        store::PgAddress address{settings.store};
        if (const auto made = store::prepare(address); !made) throw std::runtime_error(made.error());
        if (const auto reason = store::why_moved(address)) throw std::runtime_error(*reason);
        const store::Newcomer newcomer{!settings.node_address.empty(),
                                       store::noted_in(settings.data / "node")};
        const auto pause = [] { std::this_thread::sleep_for(std::chrono::seconds(1)); };
        if (const auto reason = store::why_not_beside_others(address, newcomer, pause))
            throw ServedByAnother(*reason);
        return address;
    }
    auto database = settings.data / "reami.db";
    const bool is_new = !std::filesystem::exists(database);
    if (const auto made = store::migrate(database); !made) throw std::runtime_error(made.error());
    if (const auto reason = store::why_moved(database)) throw std::runtime_error(*reason);
    if (is_new)
        spdlog::info("made a new database without rooms, because there was no {}",
                     std::filesystem::weakly_canonical(database).string());
    for (const std::string& warning : store::open_to_others(database)) spdlog::warn("{}", warning);
    return database;
}

}  // namespace reami
