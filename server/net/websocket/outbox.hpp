// The messages that wait to be sent on one connection, bounded in number and bytes. If a reader is slow, the
// waiting patches and states are dropped, and one fresh state is requested as soon as the other messages have
// been sent (PROTOCOL.md, "Limits"). Of the messages `room` only the newest waits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>

#include "server/net/gateway.hpp"

namespace reami::net {

class Outbox {
public:
    /// The most that may wait. A single message is taken however long it is.
    Outbox(std::size_t messages, std::size_t bytes) : most_messages_(messages), most_bytes_(bytes) {}
    ~Outbox() { count_behind(0); }
    Outbox(const Outbox&) = delete;
    Outbox& operator=(const Outbox&) = delete;

    /// Returns false if the outbox is full of messages that may not be lost, and did not take this one.
    [[nodiscard]] bool push(EncodedMessage text, Delivery delivery);
    EncodedMessage pop();  ///< the oldest; null if nothing waits
    bool empty() const { return waiting_.empty(); }
    void clear();

    /// Whether the reader missed patches, has nothing more to read, and no state was asked for yet.
    bool wants_state() const { return loss_ == Loss::patches && waiting_.empty(); }
    void asked_for_state() { loss_ = Loss::asked; }
    void state_was_not_asked_for() { loss_ = Loss::patches; }

private:
    struct Waiting {
        EncodedMessage text;
        Delivery delivery = Delivery::always;
    };
    /// The losses that a state must still make good. Until it comes, patches are of no use.
    enum class Loss : std::uint8_t {
        none,
        patches,
        asked
    };

    bool has_room_for(const EncodedMessage& text) const;
    /// Tells the meters how many wait behind another; at most times none does, and nothing is told.
    void count_behind(std::size_t messages);
    void count_behind() { count_behind(waiting_.empty() ? 0 : waiting_.size() - 1); }
    void lose_patches();
    void drop_updates();
    template <class Which>
    std::size_t drop(Which which);

    std::size_t most_messages_, most_bytes_;
    std::list<Waiting> waiting_;  // an empty deque takes half a KiB
    std::size_t bytes_ = 0;
    std::size_t behind_ = 0;  ///< as the meters know
    Loss loss_ = Loss::none;
};

}  // namespace reami::net
