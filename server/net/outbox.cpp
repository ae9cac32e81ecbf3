#include "server/net/outbox.hpp"

#include <algorithm>
#include <utility>

namespace reami::net {

bool Outbox::push(Text text, Delivery delivery) {
    if (delivery == Delivery::patch && loss_ != Loss::none) return true;
    if (delivery == Delivery::state) {
        drop_updates();
        loss_ = Loss::none;
    }
    if (!has_room_for(text)) {
        drop_updates();
        if (delivery != Delivery::always) {
            loss_ = Loss::patches;
            return true;
        }
        if (!has_room_for(text)) return false;
    }
    bytes_ += text->size();
    waiting_.push_back({std::move(text), delivery});
    return true;
}

Text Outbox::pop() {
    if (waiting_.empty()) return nullptr;
    Text text = std::move(waiting_.front().text);
    waiting_.pop_front();
    bytes_ -= text->size();
    return text;
}

void Outbox::clear() {
    waiting_.clear();
    bytes_ = 0;
}

bool Outbox::has_room_for(const Text& text) const {
    if (waiting_.empty()) return true;
    return waiting_.size() < most_messages_ && bytes_ + text->size() <= most_bytes_;
}

void Outbox::drop_updates() {
    const std::size_t before = waiting_.size();
    std::erase_if(waiting_, [&](const Waiting& one) {
        if (one.delivery == Delivery::always) return false;
        bytes_ -= one.text->size();
        return true;
    });
    if (waiting_.size() != before && loss_ == Loss::none) loss_ = Loss::patches;
}

}  // namespace reami::net
