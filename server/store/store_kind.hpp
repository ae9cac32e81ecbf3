// The two kinds of stores: SQLite's files and PostgreSQL's databases.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/expected.hpp"
#include "server/store/location.hpp"
#include "server/store/moving/row_target.hpp"
#include "server/store/offline/offline_store.hpp"
#include "server/store/offline/store_claim.hpp"
#include "server/store/sql/read_connection.hpp"
#include "server/store/write/write_connection.hpp"

namespace reami::store {

/// All functions throw std::exception if the file or the database does not answer.
class StoreKind : boost::noncopyable {
public:
    virtual ~StoreKind() = default;

    /// The store's name without its password, in the form of an argument of `move-store`.
    virtual std::string name() const = 0;
    /// The reason, for the operator, why this program can't use the store; empty if it can.
    virtual std::optional<std::string> why_unusable() const = 0;
    /// Expects the newest schema.
    virtual std::unique_ptr<ReadConnection> open_to_read() const = 0;
    /// Takes the store over for a server.
    virtual std::unique_ptr<WriteConnection> take_over(Sharing sharing) const = 0;
    /// Whether the store can be damaged: PostgreSQL looks after its database by itself.
    virtual bool can_be_damaged() const = 0;
    /// The time since the last whole copy of the file was made; empty if there is none, and always with
    /// PostgreSQL.
    virtual std::optional<Millis> backup_age(Millis now) const = 0;

    // For commands, while no server uses the store. Each returned text is the reason, for the operator, why a
    // function failed.

    virtual Expected<void, std::string> claim(StoreClaim& into) const = 0;
    virtual std::unique_ptr<OfflineStore> open_offline(StoreClaim claim) const = 0;
    virtual Expected<std::unique_ptr<RowTarget>, std::string> open_empty() const = 0;
    /// The reason why the whole store can't be read: its schema is newer than this program.
    virtual std::optional<std::string> why_not_newest() const = 0;
    /// Whether the schema has the mark of moved_mark.hpp.
    virtual bool can_have_mark() const = 0;
    virtual void set_mark(const std::string& moved_to, Millis at) const = 0;
    virtual void clear_mark() const = 0;
};

std::unique_ptr<const StoreKind> kind_of(const Location& store);

}  // namespace reami::store
