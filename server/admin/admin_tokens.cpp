#include "server/admin/admin_tokens.hpp"

#include <sodium.h>

#include <algorithm>

#include "engine/core/fair_seed.hpp"

namespace reami::admin {

namespace {

store::TokenHash hash_of(const std::string& text) {
    store::TokenHash hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return hash;
}

bool is_good(const store::AdminToken& token, std::int64_t now) { return !token.revoked && token.until > now; }

}  // namespace

AdminTokens::AdminTokens(const std::vector<store::AdminToken>& stored) { replace(stored); }

void AdminTokens::replace(const std::vector<store::AdminToken>& stored) {
    const std::lock_guard lock(mutex_);
    tokens_.clear();
    for (const store::AdminToken& token : stored) tokens_.emplace(token.name, token);
}

AdminTokens::Fresh AdminTokens::make(const std::string& name, std::int64_t now, std::int64_t until) {
    std::array<std::uint8_t, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    Fresh fresh{{.name = name, .hash = {}, .made_at = now, .until = until, .revoked = false}, to_hex(bytes)};
    fresh.stored.hash = hash_of(fresh.text);
    return fresh;
}

std::optional<std::string> AdminTokens::name_of(const std::string& text, std::int64_t now) const {
    const store::TokenHash hash = hash_of(text);
    const std::lock_guard lock(mutex_);
    for (const auto& [name, token] : tokens_)
        if (is_good(token, now) && sodium_memcmp(token.hash.data(), hash.data(), hash.size()) == 0)
            return name;
    return std::nullopt;
}

bool AdminTokens::any_good(std::int64_t now) const {
    const std::lock_guard lock(mutex_);
    return std::ranges::any_of(tokens_, [now](const auto& entry) { return is_good(entry.second, now); });
}

std::optional<store::AdminToken> AdminTokens::find(const std::string& name) const {
    const std::lock_guard lock(mutex_);
    const auto found = tokens_.find(name);
    return found == tokens_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<store::AdminToken> AdminTokens::all() const {
    const std::lock_guard lock(mutex_);
    std::vector<store::AdminToken> all;
    for (const auto& [name, token] : tokens_) all.push_back(token);
    return all;
}

void AdminTokens::set(const store::AdminToken& token) {
    const std::lock_guard lock(mutex_);
    tokens_.insert_or_assign(token.name, token);
}

}  // namespace reami::admin
