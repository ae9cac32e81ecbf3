#include "server/store/offline/store_claim.hpp"

#include "server/store/postgresql/pg_migrate.hpp"
#include "server/store/postgresql/pg_read_connection.hpp"
#include "server/store/store_kind.hpp"

namespace reami::store {

namespace {

bool is_served(const PgAddress& address) {
    return PgReadConnection(address)
        .integer("SELECT 1 FROM writers WHERE seen_at > clock_timestamp() - interval '10 seconds' LIMIT 1")
        .has_value();
}

}  // namespace

Expected<void, std::string> StoreClaim::take(const Location& store) { return kind_of(store)->claim(*this); }

Expected<void, std::string> StoreClaim::take_database(const PgAddress& address) {
    if (auto why = why_not_served(address)) return *std::move(why);
    if (is_served(address)) return "a server uses the database: end that server first";
    writer_ = std::make_unique<PgWriteConnection>(address, Sharing::for_a_command);
    return {};
}

Expected<void, std::string> StoreClaim::take_file(const std::filesystem::path& file) {
    auto opened = open_unserved(file, Schema::newest);
    if (!opened) return opened.error();
    file_.emplace(*std::move(opened));
    return {};
}

void StoreClaim::release(std::optional<Millis> last_stop) {
    if (writer_) writer_->stop(last_stop.value_or(0));
}

}  // namespace reami::store
