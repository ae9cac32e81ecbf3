// Reads two lines of JSON as two values of one struct. Each value must survive being written and read, and
// the patch between the values must turn the first one into the second.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "protocol/json/merge_patch.hpp"
#include "protocol/json/read_as.hpp"
#include "tests/protocol/json/sample.hpp"

namespace reami {
namespace {

void expect(bool holds) {
    if (!holds) std::abort();
}

void judge(std::string_view lines) {
    const auto first_line = lines.substr(0, lines.find('\n'));
    const auto before = json::read_as<sample::View>(first_line);
    const auto after =
        json::read_as<sample::View>(lines.substr(std::min(first_line.size() + 1, lines.size())));
    if (before) expect(json::read_as<sample::View>(json::write(*before)) == before);
    if (!before || !after) return;
    const sample::Shown &shown_before = *before, &shown_after = *after;
    auto view = nlohmann::json::parse(json::write(shown_before));
    view.merge_patch(nlohmann::json::parse(json::merge_patch(shown_before, shown_after)));
    expect(view.dump() == json::write(shown_after));
}

}  // namespace
}  // namespace reami

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    reami::judge({reinterpret_cast<const char*>(data), size});
    return 0;
}
