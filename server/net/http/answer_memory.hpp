// Counts the bytes of answers that wait in memory, over all connections. PROTOCOL.md, "Limits".
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>

namespace reami::net {

/// Any thread may call every function.
class AnswerMemory {
public:
    /// Reserves so many bytes during the lifetime of the result. Returns null if more than `most` bytes would
    /// be reserved in total. The result must be destroyed before this object.
    [[nodiscard]] std::shared_ptr<const void> hold(std::size_t bytes, std::size_t most) {
        if (held_.fetch_add(bytes) + bytes <= most)
            return {this, [this, bytes](const void*) { held_ -= bytes; }};
        held_ -= bytes;
        return nullptr;
    }

private:
    std::atomic<std::size_t> held_ = 0;
};

}  // namespace reami::net
