// Writes metrics in the text format of Prometheus, version 0.0.4.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/runtime/meters.hpp"

namespace reami {

/// Callers must add all values of a metric one after the other. `counters` adds no metric if nothing has been
/// counted yet.
class PrometheusText {
public:
    /// The name of a metric, and its `HELP` text.
    struct About {
        std::string_view name, help;
    };
    using Labels = std::vector<std::pair<std::string_view, std::string>>;

    void gauge(const About& what, double value, const Labels& labels = {});
    void counter(const About& what, std::uint64_t count, const Labels& labels = {});
    void counters(const About& what, const NamedCounts& counts, std::string_view label = "code");
    void histogram(const About& what, const Distribution& values);

    const std::string& text() const { return text_; }

private:
    void begin(const About& what, std::string_view type);
    void value(std::string_view name, std::string_view appended, const Labels& labels, double value);

    std::string text_;
    std::string last_;  ///< the name of the last metric
};

}  // namespace reami
