// The text format of Prometheus, as its documentation specifies it.
#include "server/runtime/prometheus_text.hpp"

#include <gtest/gtest.h>

namespace reami {
namespace {

TEST(PrometheusTexts, AMetricSaysOnceWhatItIs) {
    PrometheusText page;
    page.gauge({"rooms", "Open rooms."}, 3, {{"game", "toncc"}, {"phase", "playing"}});
    page.gauge({"rooms", "Open rooms."}, 0.25, {{"game", "domaine"}, {"phase", "ended"}});
    page.counter({"moves_total", "Moves."}, 12345678901);
    EXPECT_EQ(page.text(),
              "# HELP rooms Open rooms.\n"
              "# TYPE rooms gauge\n"
              "rooms{game=\"toncc\",phase=\"playing\"} 3\n"
              "rooms{game=\"domaine\",phase=\"ended\"} 0.25\n"
              "# HELP moves_total Moves.\n"
              "# TYPE moves_total counter\n"
              "moves_total 12345678901\n");
}

TEST(PrometheusTexts, WhatWasNeverCountedIsLeftOut) {
    NamedCounts refusals, closings;
    refusals.count("late");
    refusals.count("late");
    PrometheusText page;
    page.counters({"closings_total", "Closed."}, closings);
    page.counters({"refusals_total", "Refused."}, refusals, "why");
    EXPECT_EQ(page.text(),
              "# HELP refusals_total Refused.\n"
              "# TYPE refusals_total counter\n"
              "refusals_total{why=\"late\"} 2\n");
}

TEST(PrometheusTexts, AHistogramCountsUpToEachBound) {
    Distribution seconds({0.0001, 0.001, 0.01, 0.1, 1, 2, 3, 4, 5, 6, 7, 1000000});
    seconds.add(0.0005);
    seconds.add(2.5);
    seconds.add(2000000);
    PrometheusText page;
    page.histogram({"s", "Seconds."}, seconds);
    EXPECT_EQ(page.text(),
              "# HELP s Seconds.\n"
              "# TYPE s histogram\n"
              "s_bucket{le=\"0.0001\"} 0\n"
              "s_bucket{le=\"0.001\"} 1\n"
              "s_bucket{le=\"0.01\"} 1\n"
              "s_bucket{le=\"0.1\"} 1\n"
              "s_bucket{le=\"1\"} 1\n"
              "s_bucket{le=\"2\"} 1\n"
              "s_bucket{le=\"3\"} 2\n"
              "s_bucket{le=\"4\"} 2\n"
              "s_bucket{le=\"5\"} 2\n"
              "s_bucket{le=\"6\"} 2\n"
              "s_bucket{le=\"7\"} 2\n"
              "s_bucket{le=\"1000000\"} 2\n"
              "s_bucket{le=\"+Inf\"} 3\n"
              "s_sum 2000002.5005\n"
              "s_count 3\n");
}

TEST(PrometheusTexts, WhatWouldEndALineOrAValueIsEscaped) {
    PrometheusText page;
    page.gauge({"a", "A \\ and\na \"line\"."}, 1, {{"b", "a \\ and\na \"line\""}});
    EXPECT_EQ(page.text(),
              "# HELP a A \\\\ and\\na \"line\".\n"
              "# TYPE a gauge\n"
              "a{b=\"a \\\\ and\\na \\\"line\\\"\"} 1\n");
}

}  // namespace
}  // namespace reami
