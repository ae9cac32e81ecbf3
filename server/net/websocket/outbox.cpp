#include "server/net/websocket/outbox.hpp"

#include <algorithm>

namespace reami::net {

namespace {

/// Whether a fresh state replaces the message.
bool is_update(Delivery delivery) { return delivery == Delivery::patch || delivery == Delivery::state; }

}  // namespace

bool Outbox::push(EncodedMessage text, Delivery delivery) {
    if (delivery == Delivery::patch && loss_ != Loss::none) return true;
    if (delivery == Delivery::state) {
        drop_updates();
        loss_ = Loss::none;
    }
    if (delivery == Delivery::room) drop([](const Waiting& one) { return one.delivery == Delivery::room; });
    if (!has_room_for(text)) {
        drop_updates();
        if (is_update(delivery)) {
            lose_patches();
            count_behind();
            return true;
        }
        if (!has_room_for(text)) return false;
    }
    bytes_ += text->size();
    waiting_.push_back({std::move(text), delivery});
    count_behind();
    return true;
}

EncodedMessage Outbox::pop() {
    if (waiting_.empty()) return nullptr;
    EncodedMessage text = std::move(waiting_.front().text);
    waiting_.pop_front();
    bytes_ -= text->size();
    count_behind();
    return text;
}

void Outbox::clear() {
    waiting_.clear();
    bytes_ = 0;
    count_behind();
}

bool Outbox::has_room_for(const EncodedMessage& text) const {
    if (waiting_.empty()) return true;
    return waiting_.size() < most_messages_ && bytes_ + text->size() <= most_bytes_;
}

void Outbox::drop_updates() {
    const auto dropped = drop([](const Waiting& one) { return is_update(one.delivery); });
    if (dropped > 0 && loss_ == Loss::none) lose_patches();
}

void Outbox::lose_patches() {
    if (loss_ == Loss::none) ++meters_.readers_behind;
    loss_ = Loss::patches;
}

void Outbox::count_behind(std::size_t messages) {
    if (messages == behind_) return;
    meters_.outbox_waiting.fetch_add(messages - behind_, std::memory_order_relaxed);  // modulo 2^64
    behind_ = messages;
}

template <class Which>
std::size_t Outbox::drop(Which which) {
    return std::erase_if(waiting_, [&](const Waiting& one) {
        if (!which(one)) return false;
        bytes_ -= one.text->size();
        return true;
    });
}

}  // namespace reami::net
