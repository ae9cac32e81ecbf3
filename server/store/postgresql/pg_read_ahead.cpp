#include "server/store/postgresql/pg_read_ahead.hpp"

#include <algorithm>

namespace reami::store {

/// The values as numbers; empty if there are other values, or none.
auto PgReadAhead::numbers(std::span<const SqlValue> values) -> std::optional<Numbers> {
    Numbers all;
    for (const SqlValue& value : values) {
        const auto* const number = std::get_if<std::int64_t>(&value);
        if (number == nullptr) return std::nullopt;
        all.push_back(*number);
    }
    if (all.empty()) return std::nullopt;
    return all;
}

void PgReadAhead::forget_answers() {
    firsts_.clear();
    answers_.clear();
}

PgResult PgReadAhead::ask(PgSession& session, std::string_view sql, std::span<const SqlValue> values) {
    const auto about = numbers(values);
    if (!about) return session.ask(sql, values);
    if (auto waiting = answers_.extract({sql, *about})) return std::move(waiting.mapped());
    if (const auto first = firsts_.find(*about); first != firsts_.end()) {
        SqlTexts& companions = companions_[first->second];
        if (std::ranges::find(companions, sql) == companions.end()) companions.push_back(sql);
        return session.ask(sql, values);
    }
    return ask_with_companions(session, sql, values, *about);
}

PgResult PgReadAhead::ask_with_companions(PgSession& session, std::string_view first,
                                          std::span<const SqlValue> values, const Numbers& numbers) {
    const bool is_next_room =
        std::ranges::any_of(firsts_, [&](const auto& one) { return one.second == first; });
    if (is_next_room) forget_answers();
    firsts_.emplace(numbers, first);
    SqlTexts all{first};
    const SqlTexts& companions = companions_[first];
    all.insert(all.end(), companions.begin(), companions.end());
    std::vector<PgResult> results = session.ask_all(all, values);
    for (std::size_t i = 1; i < all.size(); ++i)
        answers_.emplace(std::pair(all[i], numbers), std::move(results[i]));
    return std::move(results.front());
}

}  // namespace reami::store
