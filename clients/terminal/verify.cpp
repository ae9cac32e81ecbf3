#include "clients/terminal/verify.hpp"

#include <algorithm>

#include "clients/terminal/read_file.hpp"
#include "protocol/json/described.hpp"
#include "protocol/verify.hpp"

namespace reami::terminal {

int run_verify(const std::string& path, protocol::Language language, std::ostream& out,
               std::ostream& errors) {
    using protocol::Verdict;
    const auto file = read_file(path, language, errors);
    if (!file) return 1;
    if (file->set_up) out << protocol::text(language, "verify.by_hand") << '\n';
    const auto findings = protocol::verify(*file);
    for (const protocol::Finding& finding : findings) {
        protocol::Places fillings;
        if (finding.fault)
            fillings = {{"line", std::to_string(finding.fault->line)},
                        {"reason", reason(*finding.fault, language)}};
        const std::string key = "verify." + std::string(json::enum_name(finding.claim)) + '.' +
                                std::string(json::enum_name(finding.verdict));
        out << protocol::text(language, key, fillings) << '\n';
    }
    const bool good = std::ranges::all_of(findings, [](const protocol::Finding& finding) {
        return finding.verdict == Verdict::proven ||
               (finding.claim == protocol::Claim::result && finding.verdict == Verdict::missing);
    });
    return good ? 0 : 1;
}

}  // namespace reami::terminal
