// How many bytes of answers wait in memory to be sent, over all connections. PROTOCOL.md, "Limits".
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>

namespace reami::net {

/// May be used on any thread.
class AnswerMemory {
public:
    /// So many bytes, held for as long as this lives; null if there would be more than `most`. Ends before
    /// the memory does.
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
