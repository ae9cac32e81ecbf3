#include "server/app/metrics.hpp"

#include <prometheus/client_metric.h>
#include <prometheus/collectable.h>
#include <prometheus/exposer.h>
#include <prometheus/metric_family.h>

#include <stdexcept>
#include <utility>

#include "server/runtime/meters.hpp"
#include "server/runtime/version.hpp"

namespace reami {

namespace {

using prometheus::ClientMetric;
using prometheus::MetricFamily;
using prometheus::MetricType;
using Labels = std::vector<ClientMetric::Label>;

/// A metric's name, and what `HELP` says of it.
struct About {
    std::string name, help;
};

/// A family without values is left out: nothing was counted yet.
class Page {
public:
    void gauge(const About& what, double value, Labels labels = {}) {
        ClientMetric metric;
        metric.gauge.value = value;
        add(what, MetricType::Gauge, std::move(metric), std::move(labels));
    }
    void counter(const About& what, const Count& count) { counter(what, count.load(), {}); }
    void counters(const About& what, const NamedCounts& counts) {
        for (const auto& [code, count] : counts.read()) counter(what, count, {{"code", code}});
    }
    void histogram(const About& what, const Distribution& values) {
        const Distribution::Spread reading = values.read();
        ClientMetric metric;
        metric.histogram.sample_count = reading.count;
        metric.histogram.sample_sum = reading.sum;
        for (std::size_t range = 0; range < Distribution::ranges; ++range)
            metric.histogram.bucket.push_back({reading.up_to[range], values.bounds()[range]});
        add(what, MetricType::Histogram, std::move(metric), {});
    }
    std::vector<MetricFamily> families() && { return std::move(families_); }

private:
    void counter(const About& what, std::uint64_t count, Labels labels) {
        ClientMetric metric;
        metric.counter.value = static_cast<double>(count);
        add(what, MetricType::Counter, std::move(metric), std::move(labels));
    }
    void add(const About& what, MetricType type, ClientMetric metric, Labels labels) {
        metric.label = std::move(labels);
        if (families_.empty() || families_.back().name != what.name)
            families_.push_back({what.name, what.help, type, {}});
        families_.back().metric.push_back(std::move(metric));
    }

    std::vector<MetricFamily> families_;
};

class Collector final : public prometheus::Collectable {
public:
    explicit Collector(Metrics::Sources sources) : sources_(std::move(sources)) {}

    std::vector<MetricFamily> Collect() const override {
        Page page;
        page.gauge({"reami_build_info", "The release that runs."}, 1, {{"version", std::string(version)}});
        page.gauge(
            {"reami_store_answering", "1 while the disk stores what it is given, 0 while it does not."},
            sources_.store().answering ? 1 : 0);
        tell_rooms(page);
        tell_connections(page);
        tell_work(page);
        return std::move(page).families();
    }

private:
    void tell_rooms(Page& page) const {
        const auto rooms = sources_.rooms();
        const auto each = [&](const About& what, std::size_t lobby::RoomCount::*count) {
            for (const lobby::RoomCount& one : rooms)
                page.gauge(what, static_cast<double>(one.*count), {{"game", one.game}, {"phase", one.phase}});
        };
        each({"reami_rooms", "Open rooms."}, &lobby::RoomCount::rooms);
        each({"reami_seats_taken", "Seats taken in open rooms, by people and bots."},
             &lobby::RoomCount::seats_taken);
        each({"reami_watching", "People who watch in open rooms."}, &lobby::RoomCount::watching);
    }

    static void tell_connections(Page& page) {
        const Meters& all = meters();
        page.gauge({"reami_connections", "Open connections, WebSockets among them."},
                   static_cast<double>(all.connections));
        page.gauge({"reami_websockets", "Open WebSockets."}, static_cast<double>(all.websockets));
        page.counter({"reami_connections_refused_total", "Connections beyond the limits."},
                     all.connections_refused);
        page.counters({"reami_closings_total", "WebSockets that the server closed, by its reason."},
                      all.closings);
        page.counters({"reami_refusals_total", "What the server refused, by the code of `no`."},
                      all.refusals);
    }

    static void tell_work(Page& page) {
        const Meters& all = meters();
        page.counter({"reami_moves_total", "Moves, stored and told."}, all.moves);
        page.counter({"reami_commits_failed_total", "Commits that failed."}, all.commits_failed);
        page.histogram({"reami_commit_seconds", "A group of entries, until the disk has it."},
                       all.commit_seconds);
        page.histogram({"reami_commit_entries", "Entries in such a group."}, all.commit_entries);
        page.histogram({"reami_step_seconds",
                        "From a room's decision until it is stored and handed to all connections."},
                       all.step_seconds);
        page.histogram({"reami_bot_seconds", "A bot's thinking."}, all.bot_seconds);
    }

    Metrics::Sources sources_;
};

}  // namespace

class Metrics::Parts {
public:
    Parts(const std::string& address, Sources sources)
        : collector_(std::make_shared<Collector>(std::move(sources))), exposer_(address, 1) {
        exposer_.RegisterCollectable(collector_);
    }

private:
    std::shared_ptr<Collector> collector_;
    prometheus::Exposer exposer_;
};

Metrics::Metrics(const std::string& address, Sources sources) try
    : parts_(std::make_unique<Parts>(address, std::move(sources))) {
} catch (const std::exception& fault) {
    throw std::runtime_error("can't tell metrics at " + address + ": " + fault.what() +
                             "; give another address with --metrics");
}

Metrics::~Metrics() = default;

}  // namespace reami
