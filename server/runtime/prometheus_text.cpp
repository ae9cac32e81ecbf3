#include "server/runtime/prometheus_text.hpp"

#include <charconv>

namespace reami {

namespace {

/// Writes the number without an exponent. Prometheus identifies a series by its labels, so a bound must
/// always have the same text.
std::string number(double value) {
    std::array<char, 350> text{};  // the largest has 309
    char* const end = text.data() + text.size();
    return {text.data(), std::to_chars(text.data(), end, value, std::chars_format::fixed).ptr};
}

/// Escapes line breaks, the backslash, and the character `also`.
std::string escaped(std::string_view text, char also) {
    std::string escaped;
    for (const char c : text) {
        if (c == '\\' || c == '\n' || c == also) escaped += '\\';
        escaped += c == '\n' ? 'n' : c;
    }
    return escaped;
}

}  // namespace

void PrometheusText::gauge(const About& what, double value, const Labels& labels) {
    begin(what, "gauge");
    this->value(what.name, "", labels, value);
}

void PrometheusText::counter(const About& what, std::uint64_t count, const Labels& labels) {
    begin(what, "counter");
    value(what.name, "", labels, static_cast<double>(count));
}

void PrometheusText::counters(const About& what, const NamedCounts& counts, std::string_view label) {
    for (const auto& [name, count] : counts.read()) counter(what, count, {{label, name}});
}

void PrometheusText::histogram(const About& what, const Distribution& values) {
    const Distribution::Spread reading = values.read();
    const auto bucket = [&](std::string bound, std::uint64_t count) {
        value(what.name, "_bucket", {{"le", std::move(bound)}}, static_cast<double>(count));
    };
    begin(what, "histogram");
    for (std::size_t range = 0; range < Distribution::ranges; ++range)
        bucket(number(values.bounds().at(range)), reading.up_to.at(range));
    bucket("+Inf", reading.count);
    value(what.name, "_sum", {}, reading.sum);
    value(what.name, "_count", {}, static_cast<double>(reading.count));
}

void PrometheusText::begin(const About& what, std::string_view type) {
    if (last_ == what.name) return;
    last_ = what.name;
    text_.append("# HELP ").append(what.name).append(" ").append(escaped(what.help, '\\')).append("\n");
    text_.append("# TYPE ").append(what.name).append(" ").append(type).append("\n");
}

void PrometheusText::value(std::string_view name, std::string_view appended, const Labels& labels,
                           double value) {
    text_.append(name).append(appended);
    char before = '{';
    for (const auto& [label, of] : labels) {
        text_.append(1, std::exchange(before, ',')).append(label);
        text_.append("=\"").append(escaped(of, '"')).append("\"");
    }
    if (!labels.empty()) text_ += '}';
    text_.append(" ").append(number(value)).append("\n");
}

}  // namespace reami
