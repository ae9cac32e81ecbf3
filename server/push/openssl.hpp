// Helpers for calls of OpenSSL.
#pragma once

#include <stdexcept>

namespace reami::push {

/// Deletes an object of OpenSSL with this function, for std::unique_ptr.
template <auto Function>
struct Freed {
    template <class Object>
    void operator()(Object* object) const {
        Function(object);
    }
};

/// Throws std::runtime_error if a call of OpenSSL did not succeed.
inline void expect(bool succeeded) {
    if (!succeeded) throw std::runtime_error("OpenSSL failed to encrypt or to sign a message of web push");
}

}  // namespace reami::push
