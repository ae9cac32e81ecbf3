#include "server/store/postgresql/pg_read_connection.hpp"

#include <libpq-fe.h>
#include <spdlog/spdlog.h>

#include <charconv>

namespace reami::store {

namespace {

int hex_digit(char c) { return c >= 'a' ? c - 'a' + 10 : c - '0'; }

/// A row of an answer in text format.
class PgRow final : public ResultRow {
public:
    PgRow(const pg_result* result, int row) : result_(result), row_(row) {}

    bool is_null(int column) const override { return PQgetisnull(result_, row_, column) == 1; }
    std::int64_t integer(int column) const override {
        const std::string_view value = view(column);
        if (value == "t") return 1;
        std::int64_t number = 0;
        std::from_chars(value.data(), value.data() + value.size(), number);
        return number;
    }
    std::string text(int column) const override { return std::string(view(column)); }

private:
    std::string_view view(int column) const {
        return {PQgetvalue(result_, row_, column),
                static_cast<std::size_t>(PQgetlength(result_, row_, column))};
    }
    /// A blob comes as `\x00ff`.
    std::span<const std::uint8_t> blob(int column) const override {
        std::string_view digits = view(column);
        if (digits.starts_with("\\x")) digits.remove_prefix(2);
        blob_.clear();
        for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
            blob_.push_back(static_cast<std::uint8_t>(16 * hex_digit(digits[i]) + hex_digit(digits[i + 1])));
        return blob_;
    }
    std::string name(int column) const override { return PQfname(result_, column); }

    const pg_result* result_;
    int row_;
    mutable std::vector<std::uint8_t> blob_;
};

}  // namespace

PgReadConnection::PgReadConnection(PgAddress address) : address_(std::move(address)) { alive(); }

PgSession& PgReadConnection::alive() {
    if (!session_ || !session_->is_alive()) {
        session_.reset();
        session_ = std::make_unique<PgSession>(address_);
    }
    return *session_;
}

void PgReadConnection::ask(std::string_view sql, std::span<const SqlValue> values, const TakeRow& take) {
    const PgResult result = answer(sql, values);
    const int rows = PQntuples(result.get());
    for (int row = 0; row < rows; ++row)
        if (!take(PgRow(result.get(), row))) return;
}

/// Asks again on a new connection if the old one was lost, unless a snapshot is open: then earlier answers
/// belong to the lost snapshot.
PgResult PgReadConnection::answer(std::string_view sql, std::span<const SqlValue> values) {
    if (is_in_snapshot_) return ahead_.ask(*session_, sql, values);
    try {
        return alive().ask(sql, values);
    } catch (const PgError&) {
        if (session_ && session_->is_alive()) throw;
    }
    return alive().ask(sql, values);
}

void PgReadConnection::begin() {
    constexpr const char* snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    try {
        alive().run_script(snapshot);
    } catch (const PgError&) {
        if (session_ && session_->is_alive()) throw;
        alive().run_script(snapshot);
    }
    ahead_.begin_snapshot();
    is_in_snapshot_ = true;
}

void PgReadConnection::end() noexcept {
    is_in_snapshot_ = false;
    try {
        session_->run_script("COMMIT");
    } catch (const std::exception& e) {
        spdlog::debug("a read transaction ended without an answer: {}", e.what());
        session_.reset();
    }
}

}  // namespace reami::store
