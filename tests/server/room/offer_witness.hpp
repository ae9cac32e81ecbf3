// Reads the records of a match, and checks that the people agreed to what the room did: PROTOCOL.md, "Offers"
// and "Going away".
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <variant>
#include <vector>

#include "protocol/match/match.hpp"
#include "server/store/record.hpp"

namespace reami::room {

/// Reads the records of a match in order. Fails the test if the room carries out what the people have not
/// agreed to.
class Witness {
public:
    using OfferKind = protocol::OfferKind;

    /// `present`: the seats whose people are connected and do not give their seat up.
    void read(const std::vector<store::Record>& records, bool may_end_pause, SeatSet present) {
        may_end_pause_ = may_end_pause;
        present_ = present;
        for (; read_ < records.size(); ++read_)
            std::visit([&](const auto& record) { see(record); }, records[read_]);
    }

private:
    void see(const store::SeatTaken& taken) {
        if (taken.player && taken.bot.empty()) {
            people_.insert(taken.seat);
            absent_.erase(taken.seat);
            have_played_.insert(*taken.player);
        } else {
            EXPECT_FALSE(people_.contains(taken.seat) && present_.contains(taken.seat));
            people_.erase(taken.seat);
            if (taken.player) absent_.insert(taken.seat);
        }
        close();
    }
    void see(const store::SeatLeft& left) {
        EXPECT_FALSE(people_.contains(left.seat) && present_.contains(left.seat));
        people_.erase(left.seat);
        close();
    }
    void see(const store::OfferMade& made) {
        EXPECT_FALSE(what_) << "only one offer is open";
        what_ = made.what;
        yes_ = SeatSet(made.seat);
    }
    void see(const store::OfferAgreed& agreed) { yes_.insert(agreed.seat); }
    void see(const store::OfferClosed&) { close(); }
    void see(const store::PauseBegan&) {
        EXPECT_TRUE(all_agree(OfferKind::pause));
        close();
    }
    void see(const store::PauseEnded&) {
        EXPECT_TRUE(may_end_pause_ || all_agree(OfferKind::resume));
        close();
    }
    void see(const store::MatchAbandoned&) {
        EXPECT_TRUE(all_agree(OfferKind::end));
        EXPECT_TRUE(absent_have_left()) << "a bot plays for a person now";
    }
    void see(const store::MovePlayed& moved) {
        if (moved.move == protocol::stop) {
            EXPECT_TRUE(all_agree(OfferKind::result));
            EXPECT_TRUE(absent_have_left()) << "a bot plays for a person now";
        } else if (moved.move == protocol::leave) {
            EXPECT_FALSE(present_.contains(moved.seat));
            EXPECT_FALSE(left_.contains(moved.seat)) << "a seat leaves once";
            left_.insert(moved.seat);
        } else if (moved.move == protocol::undo) {
            take_back(moved.seat);
        } else {
            moves_.push_back(moved.seat);
        }
    }
    void see(const auto&) {}

    void take_back(Seat seat) {
        SeatSet others;
        while (moves_.back() != seat) {
            others.insert(moves_.back());
            moves_.pop_back();
        }
        while (!moves_.empty() && moves_.back() == seat) moves_.pop_back();
        if (others.empty() || have_played_.size() < 2) return;
        SeatSet concerned;
        for (const Seat other : others)
            if (people_.contains(other)) concerned.insert(other);
        if (concerned.empty()) concerned = people_;
        EXPECT_EQ(what_, OfferKind::undo);
        for (const Seat one : concerned) EXPECT_TRUE(yes_.contains(one)) << "seat " << one.number();
    }
    bool all_agree(OfferKind what) const {
        return what_ == what && std::ranges::all_of(people_, [&](Seat seat) { return yes_.contains(seat); });
    }
    bool absent_have_left() const {
        return std::ranges::all_of(absent_, [&](Seat seat) { return left_.contains(seat); });
    }
    void close() {
        what_.reset();
        yes_ = {};
    }

    std::size_t read_ = 0;
    bool may_end_pause_ = false;
    SeatSet people_, yes_, present_, left_;
    SeatSet absent_;  ///< the seats in which bots play for people
    std::set<store::PlayerId> have_played_;
    std::optional<OfferKind> what_;
    std::vector<Seat> moves_;  ///< the seats of the moves that were not taken back
};

}  // namespace reami::room
