// What is wrong with a line of a match file, while it is read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/cut.hpp"
#include "protocol/file/match_file.hpp"

namespace reami::protocol {

inline constexpr std::size_t longest_quotation = 40;

/// It stands in the present line if it names no other (0).
using Problem = std::optional<FileFault>;

/// `what` is the tail of the words' key, `file.…`.
inline Problem problem(std::string_view what, Placeholders places = {}) {
    return FileFault{.line = 0, .key = "file." + std::string(what), .places = std::move(places)};
}
/// With so much of the text as a sentence bears.
inline Problem problem_with(std::string_view what, std::string_view text) {
    return problem(what, {{"text", cut(text, longest_quotation)}});
}
/// As a code of the wire has it, with its detail.
inline Problem problem_at(int line, const Refusal& refusal) {
    Problem found =
        refusal.detail.empty() ? problem("options") : problem("detail", {{"detail", refusal.detail}});
    found->line = line;
    found->code = refusal.code;
    return found;
}

}  // namespace reami::protocol
