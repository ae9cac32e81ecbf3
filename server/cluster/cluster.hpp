// The RoomOwnership of a server that shares a PostgreSQL database with other servers. A Cluster consists of
// the node, the listener for connections that other nodes pass on, and the exchange of news.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "server/cluster/inner_listener.hpp"
#include "server/cluster/news_exchange.hpp"
#include "server/cluster/node.hpp"
#include "server/net/room_ownership.hpp"

namespace reami::cluster {

class Cluster final : public net::RoomOwnership {
public:
    /// All of these must outlive the cluster.
    struct Dependencies {
        Shards& shards;
        const CurrentSettings& settings;
        Meters& meters;
        lobby::Directory& directory;
        lobby::RoomQuota& quota;
        NewsExchange::Dependencies of_news;
    };
    /// Begins the lease of this node. Throws std::exception if the database does not answer.
    Cluster(const store::PgAddress& address, Dependencies dependencies);

    std::unique_ptr<net::Guide> guide(const net::WaitingClient& client) override;
    boost::asio::awaitable<bool> serves(std::string room) override { return node_.serves(std::move(room)); }
    boost::asio::awaitable<bool> takes(std::string room) override;
    std::shared_ptr<const BootDeadline> deadline() const override;
    bool is_cut_off() const override { return node_.is_cut_off(); }

    void begin(net::Gateway& gateway) override;
    void change(const Settings& settings) override { inner_listener_->change(settings); }
    void leave(std::chrono::milliseconds at_most, const std::function<void()>& takes_none) override {
        node_.leave(at_most, takes_none);
    }
    void end() override { node_.end(); }
    void stop_accepting() override { inner_listener_->stop_accepting(); }
    std::future<void> stopped(std::chrono::milliseconds within) override {
        return inner_listener_->stopped(within);
    }
    void stop() override;
    void look_around() override { node_.look_around(); }

private:
    Dependencies dependencies_;
    const store::PgAddress address_;
    Node node_;
    std::optional<InnerListener> inner_listener_;  ///< set by `begin`
    std::optional<NewsExchange> news_;             ///< set by `begin`
};

}  // namespace reami::cluster
