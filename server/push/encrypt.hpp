// Encrypts the messages of web push, so that only the receiving browser can read them: RFC 8291.
#pragma once

#include <string>
#include <string_view>

#include "server/push/curve_key.hpp"

namespace reami::push {

/// The longest message, in bytes: push services accept bodies of 4096 bytes.
inline constexpr std::size_t longest_message = 3992;

/// The receiving browser's public key and its secret.
struct Receiver {
    const CurveKey& key;
    std::string_view auth;  ///< 16 bytes
};

/// The body of the request to the push service, with the content encoding `aes128gcm`. `sender` must be a new
/// key pair, and `salt` must have 16 random bytes. Expects a message of at most `longest_message` bytes.
/// Throws std::runtime_error if OpenSSL fails.
std::string encrypt(std::string_view message, const Receiver& receiver, const CurveKey& sender,
                    std::string_view salt);
/// The same, with a new key pair and a random salt.
std::string encrypt(std::string_view message, const Receiver& receiver);

/// `size` bytes from this secret, by HKDF with SHA-256 (RFC 5869).
std::string hkdf(std::string_view secret, std::string_view salt, std::string_view info, std::size_t size);

}  // namespace reami::push
