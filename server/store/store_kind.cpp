#include "server/store/store_kind.hpp"

#include "server/runtime/without_password.hpp"
#include "server/store/file/backup_note.hpp"
#include "server/store/file/lock.hpp"
#include "server/store/file/recognize.hpp"
#include "server/store/postgresql/pg_migrate.hpp"
#include "server/store/postgresql/pg_read_connection.hpp"
#include "server/store/postgresql/pg_write_connection.hpp"
#include "server/store/read/open_to_read.hpp"
#include "server/store/sqlite/database.hpp"
#include "server/store/sqlite/sqlite_write_connection.hpp"

namespace reami::store {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view insert_mark = "INSERT INTO moved_to (only_row, store, at) VALUES (1, ?, ?)";
constexpr std::string_view delete_mark = "DELETE FROM moved_to";

class FileKind final : public StoreKind {
public:
    explicit FileKind(fs::path file) : file_(std::move(file)) {}

    std::string name() const override { return fs::absolute(file_).parent_path().string(); }
    std::optional<std::string> why_unusable() const override {
        return fs::exists(file_) ? why_not_ours(file_) : "there is no " + file_.string();
    }
    std::unique_ptr<ReadConnection> open_to_read() const override {
        return std::make_unique<Database>(file_, Database::Use::read);
    }
    std::unique_ptr<WriteConnection> take_over(Sharing /*sharing*/) const override {
        auto lock = Lock::take(file_);
        if (!lock) throw std::runtime_error(file_.string() + " is served by another process");
        lock->sign();
        return std::make_unique<SqliteWriteConnection>(file_, std::move(lock));
    }
    bool can_be_damaged() const override { return true; }
    std::optional<Millis> backup_age(Millis now) const override {
        const auto last = last_backup(file_.parent_path());
        return last && last->good_at > 0 ? std::optional(now - last->good_at) : std::nullopt;
    }
    Expected<void, std::string> claim(StoreClaim& into) const override { return into.take_file(file_); }
    std::unique_ptr<OfflineStore> open_offline(StoreClaim claim) const override {
        return open_offline_file(std::move(claim), file_);
    }
    Expected<std::unique_ptr<RowTarget>, std::string> open_empty() const override {
        return open_empty_file(file_);
    }
    std::optional<std::string> why_not_newest() const override { return std::nullopt; }  // `claim` reports it
    bool can_have_mark() const override {
        SQLite::Database database(file_, SQLite::OPEN_READONLY, busy_timeout_ms);
        guard(database);
        return database.tableExists("moved_to");
    }
    void set_mark(const std::string& moved_to, Millis at) const override {
        Database(file_, Database::Use::write).run(insert_mark, moved_to, at);
    }
    void clear_mark() const override { Database(file_, Database::Use::write).run(delete_mark); }

private:
    const fs::path file_;
};

class PgKind final : public StoreKind {
public:
    explicit PgKind(PgAddress address) : address_(std::move(address)) {}

    std::string name() const override { return without_password(address_.url); }
    std::optional<std::string> why_unusable() const override { return why_not_served(address_); }
    std::unique_ptr<ReadConnection> open_to_read() const override {
        return std::make_unique<PgReadConnection>(address_);
    }
    std::unique_ptr<WriteConnection> take_over(Sharing sharing) const override {
        return std::make_unique<PgWriteConnection>(address_, sharing);
    }
    bool can_be_damaged() const override { return false; }
    std::optional<Millis> backup_age(Millis /*now*/) const override { return std::nullopt; }
    Expected<void, std::string> claim(StoreClaim& into) const override {
        return into.take_database(address_);
    }
    std::unique_ptr<OfflineStore> open_offline(StoreClaim claim) const override {
        return open_offline_database(std::move(claim), address_);
    }
    Expected<std::unique_ptr<RowTarget>, std::string> open_empty() const override {
        return open_empty_database(address_);
    }
    std::optional<std::string> why_not_newest() const override { return store::why_not_newest(address_); }
    bool can_have_mark() const override { return true; }  // only databases of the newest schema are read
    void set_mark(const std::string& moved_to, Millis at) const override {
        PgSession(address_).run(insert_mark, moved_to, at);
    }
    void clear_mark() const override { PgSession(address_).run(delete_mark); }

private:
    const PgAddress address_;
};

}  // namespace

std::unique_ptr<const StoreKind> kind_of(const Location& store) {
    if (const auto* address = std::get_if<PgAddress>(&store)) return std::make_unique<PgKind>(*address);
    return std::make_unique<FileKind>(std::get<fs::path>(store));
}

std::unique_ptr<ReadConnection> open_to_read(const Location& store) { return kind_of(store)->open_to_read(); }

}  // namespace reami::store
