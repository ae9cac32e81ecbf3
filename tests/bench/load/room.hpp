// A room of Kingdomino for two players, who make random moves among those that the server lists as legal.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <deque>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "tests/bench/load/connection.hpp"
#include "tests/bench/load/figures.hpp"
#include "tests/bench/load/table.hpp"

namespace reami::bench {

class Room final : public Table {
public:
    /// The room must be open and must not have been entered.
    Room(boost::asio::io_context& context, const Way& way, const Place& place, Figures& figures);

    void open() override;
    void rest() override { rests_ = true; }
    void go_on() override;
    void keep_alive() override;
    bool has_begun() const override { return match_ > 0; }
    bool is_here() const override { return first_.is_here && second_.is_here; }
    bool is_over() const override { return ended_ == way_.matches; }

private:
    struct Player final : Listener {
        Player(boost::asio::io_context& context, Room& its_room, int its_seat)
            : connection(context, *this), room(its_room), seat(its_seat), again(context) {}
        void opened() override;
        void heard(std::string_view message) override { room.take(*this, message); }
        void closed() override;
        Connection connection;
        Room& room;
        const int seat;  ///< 1 or 2
        std::string token = {};
        bool is_here = false;
        boost::asio::steady_timer again;
        int match = 0;
        std::size_t bytes_before = 0;
    };

    /// A turn that a player has sent or is about to send.
    struct Turn {
        int seat = 0, ask = 0;
        std::vector<std::string> moves = {};
        bool ends = true;  ///< the other player acts next
        Clock::time_point sent = {};
    };

    Player& player(int seat) { return seat == 1 ? first_ : second_; }
    void take(Player& player, std::string_view message);
    void take_ok(std::string_view id);
    void take_no(std::string_view message);
    void take_state(Player& player, std::string_view message);
    void take_patch(const Player& player, std::string_view message);
    void count_match(Player& player, int match);
    void count_turn();
    void want_another(const Player& player);
    void sit(Player& player, std::string_view here);
    void take_turn(const Player& player, std::string_view message);
    std::vector<std::string> choose_moves(std::string_view message);
    void send_in_time();
    void send();

    const Way& way_;
    Figures& figures_;
    const std::string path_;
    std::mt19937 random_;
    Player first_, second_;
    Pacer pacer_;
    bool lists_ = true, rests_ = false;
    int match_ = 0, ended_ = 0;
    std::vector<int> laid_, free_;  ///< the newest row, and its free dominoes
    Turn turn_;
    bool waits_ = false;       ///< `turn_` waits for the end of a rest
    std::deque<Turn> unseen_;  ///< sent, but not yet seen by the opponent
    std::size_t turns_of_match_ = 0;
};

}  // namespace reami::bench
