// The messages that wait to be sent on one connection, limited in number and bytes. If the reader is slow,
// the outbox drops waiting patches and states, and the session requests one fresh state after it has sent the
// other messages (PROTOCOL.md, "Limits"). The outbox keeps only the newest message `room`.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <cstddef>
#include <cstdint>
#include <list>

#include "server/net/gateway.hpp"
#include "server/runtime/meters.hpp"

namespace reami::net {

class Outbox : boost::noncopyable {
public:
    /// `messages` and `bytes` limit the waiting messages. An empty outbox accepts a message of any length.
    Outbox(std::size_t messages, std::size_t bytes, Meters& meters)
        : most_messages_(messages), most_bytes_(bytes), meters_(meters) {}
    ~Outbox() { count_behind(0); }

    /// Returns false, without taking the message, if the outbox is full of messages that must not be dropped.
    [[nodiscard]] bool push(EncodedMessage text, Delivery delivery);
    EncodedMessage pop();  ///< the oldest; null if none is waiting
    bool empty() const { return waiting_.empty(); }
    void clear();

    /// Whether the session should request a state: the outbox has dropped updates, no message is waiting, and
    /// the session has not requested a state yet.
    bool wants_state() const { return loss_ == Loss::patches && waiting_.empty(); }
    void asked_for_state() { loss_ = Loss::asked; }
    void state_was_not_asked_for() { loss_ = Loss::patches; }

private:
    struct Waiting {
        EncodedMessage text;
        Delivery delivery = Delivery::always;
    };
    /// Says whether the outbox has dropped updates, so that a fresh state must replace them. Until this state
    /// comes, patches are useless.
    enum class Loss : std::uint8_t {
        none,
        patches,
        asked
    };

    bool has_room_for(const EncodedMessage& text) const;
    /// Tells the meter how many messages wait behind another one. Does not touch the meter if the number is
    /// unchanged: most of the time, no message waits.
    void count_behind(std::size_t messages);
    void count_behind() { count_behind(waiting_.empty() ? 0 : waiting_.size() - 1); }
    void lose_patches();
    void drop_updates();
    template <class Which>
    std::size_t drop(Which which);

    std::size_t most_messages_, most_bytes_;
    Meters& meters_;
    std::list<Waiting> waiting_;  // an empty deque takes half a KiB
    std::size_t bytes_ = 0;
    std::size_t behind_ = 0;  ///< the number that the meter has
    Loss loss_ = Loss::none;
};

}  // namespace reami::net
