#include "server/push/vapid.hpp"

#include <nlohmann/json.hpp>

#include "server/push/base64url.hpp"
#include "server/push/encrypt.hpp"

namespace reami::push {

namespace {

constexpr std::int64_t valid_for = 43'200;  // 12 hours in seconds; push services accept at most 24 hours
constexpr std::size_t scalar_bytes = 32;

}  // namespace

Vapid::Vapid(std::string_view hash_key)
    : key_(CurveKey::of_secret(hkdf(hash_key, "", "reami web push", scalar_bytes))),
      public_key_(base64url(key_.public_point())) {}

std::string Vapid::authorization(const std::string& origin, const std::string& contact,
                                 std::int64_t now) const {
    const nlohmann::json header{{"typ", "JWT"}, {"alg", "ES256"}};
    const nlohmann::json claims{{"aud", origin}, {"exp", now + valid_for}, {"sub", contact}};
    const std::string token = base64url(header.dump()) + '.' + base64url(claims.dump());
    return "vapid t=" + token + '.' + base64url(key_.signature(token)) + ", k=" + public_key_;
}

}  // namespace reami::push
