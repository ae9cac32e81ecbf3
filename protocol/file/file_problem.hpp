// Makes the faults that the reader of match files reports.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/cut.hpp"
#include "protocol/file/match_file.hpp"

namespace reami::protocol {

inline constexpr std::size_t longest_quotation = 40;

/// A fault of a match file; empty if the file has none so far. Line 0 means the current line.
using Problem = std::optional<FileFault>;

/// Makes a fault with the text `file.<what>`.
inline Problem problem(std::string_view what, Placeholders places = {}) {
    return FileFault{.line = 0, .key = "file." + std::string(what), .places = std::move(places)};
}
/// Makes a fault that also quotes `text`, cut to a length that fits into a sentence.
inline Problem problem_with(std::string_view what, std::string_view text) {
    return problem(what, {{"text", cut(text, longest_quotation)}});
}
/// Makes a fault from a refusal, with its code and its detail.
inline Problem problem_at(int line, const Refusal& refusal) {
    if (!refusal.detail) return FileFault{.line = line, .key = "file.options", .code = refusal.code};
    return FileFault{.line = line,
                     .key = "detail." + refusal.detail->key,
                     .places = refusal.detail->places,
                     .code = refusal.code};
}

}  // namespace reami::protocol
