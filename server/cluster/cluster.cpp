#include "server/cluster/cluster.hpp"

#include "server/cluster/passing_on/client_guide.hpp"
#include "server/runtime/version.hpp"

namespace reami::cluster {

namespace asio = boost::asio;

Cluster::Cluster(const store::PgAddress& address, Dependencies dependencies)
    : dependencies_(std::move(dependencies)),
      address_(address),
      node_(address,
            store::NodeRecord{dependencies_.settings.get()->node_address, std::string(version),
                              dependencies_.settings.get()->data / "node"},
            {dependencies_.directory, dependencies_.quota, dependencies_.of_news.clock}) {
    dependencies_.quota.share();
}

std::unique_ptr<net::Guide> Cluster::guide(const net::WaitingClient& client) {
    return std::make_unique<ClientGuide>(node_, inner_listener_->calls(), client);
}

asio::awaitable<bool> Cluster::takes(std::string room) {
    const Whereabouts where = co_await node_.whereabouts(std::move(room), {});
    co_return std::holds_alternative<ServedHere>(where);
}

std::shared_ptr<const BootDeadline> Cluster::deadline() const {
    auto tenure = node_.tenure();
    return {tenure, &tenure->deadline};
}

void Cluster::begin(net::Gateway& gateway) {
    inner_listener_.emplace(dependencies_.shards, *dependencies_.settings.get(),
                            InnerListener::Services{gateway, *this, dependencies_.meters});
    news_.emplace(address_, dependencies_.of_news);
    news_->start();
}

void Cluster::stop() {
    node_.stop();
    news_.reset();
}

}  // namespace reami::cluster
