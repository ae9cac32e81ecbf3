// Two clients of the relay (relay.cpp): each sends when it has received the other's message.
#pragma once

#include <boost/asio/io_context.hpp>
#include <string>
#include <string_view>

#include "tests/bench/load/connection.hpp"
#include "tests/bench/load/figures.hpp"
#include "tests/bench/load/table.hpp"

namespace reami::bench {

class RelayTable final : public Table {
public:
    RelayTable(boost::asio::io_context& context, const Way& way, const Place& place, Figures& figures);

    void open() override { first_.connection.open(way_.port, path_); }
    void rest() override { rests_ = true; }
    void go_on() override;
    void keep_alive() override {}
    bool has_begun() const override { return has_begun_; }
    bool is_here() const override { return has_begun_; }
    bool is_over() const override { return false; }

private:
    struct Client final : Listener {
        Client(boost::asio::io_context& context, RelayTable& its_table)
            : connection(context, *this), table(its_table) {}
        void opened() override { table.opened(*this); }
        void heard(std::string_view message) override { table.heard(*this, message); }
        void closed() override;
        Connection connection;
        RelayTable& table;
    };

    void opened(const Client& client);
    void heard(Client& client, std::string_view message);
    void send(Client& client);

    const Way& way_;
    Figures& figures_;
    const std::string path_;
    Client first_, second_;
    Pacer pacer_;
    bool has_begun_ = false, rests_ = false;
    Clock::time_point sent_ = {};
};

}  // namespace reami::bench
