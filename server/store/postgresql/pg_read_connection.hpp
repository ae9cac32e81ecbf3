// A connection to PostgreSQL that only reads. If the connection is lost, the next statement opens another.
#pragma once

#include <memory>

#include "server/store/postgresql/pg_read_ahead.hpp"
#include "server/store/postgresql/pg_session.hpp"
#include "server/store/sql/read_connection.hpp"

namespace reami::store {

class PgReadConnection final : public ReadConnection {
public:
    /// Throws PgError if PostgreSQL can't be reached.
    explicit PgReadConnection(PgAddress address);

private:
    void ask(std::string_view sql, std::span<const SqlValue> values, const TakeRow& take) override;
    void begin() override;
    void end() noexcept override;
    PgSession& alive();
    PgResult answer(std::string_view sql, std::span<const SqlValue> values);

    PgAddress address_;
    std::unique_ptr<PgSession> session_;
    PgReadAhead ahead_;
    bool is_in_snapshot_ = false;
};

}  // namespace reami::store
