#include "server/store/postgresql/pg_batch.hpp"

namespace reami::store {

void PgValues::add(const SqlValue& value) {
    KeptValue kept{.at = bytes_.size()};
    if (const auto* integer = std::get_if<std::int64_t>(&value)) {
        bytes_ += std::to_string(*integer);
    } else if (const auto* text = std::get_if<const std::string*>(&value)) {
        bytes_ += **text;
        kept.is_binary = true;  // so PostgreSQL refuses a text with a zero byte, and does not cut it off
    } else if (const auto* bytes = std::get_if<std::span<const std::uint8_t>>(&value)) {
        for (const std::uint8_t byte : *bytes) bytes_ += static_cast<char>(byte);
        kept.is_binary = true;
    } else {
        kept.is_null = true;
    }
    kept.length = static_cast<int>(bytes_.size() - kept.at);
    bytes_ += '\0';
    kept_.push_back(kept);
}

void PgValues::clear() {
    bytes_.clear();
    kept_.clear();
}

const PgValues::Arrays& PgValues::arrays(std::size_t from, std::size_t count) const {
    arrays_.texts.clear();
    arrays_.lengths.clear();
    arrays_.formats.clear();
    for (const KeptValue& kept : std::span(kept_).subspan(from, count)) {
        arrays_.texts.push_back(kept.is_null ? nullptr : bytes_.data() + kept.at);
        arrays_.lengths.push_back(kept.length);
        arrays_.formats.push_back(kept.is_binary ? 1 : 0);
    }
    return arrays_;
}

}  // namespace reami::store
