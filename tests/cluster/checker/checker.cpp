// Checks a history of a cluster, which is in files of JSON lines (read_history.hpp). `cluster_checker
// FILE...` prints how much it has checked, the number of violations of each kind, and the first violations of
// each kind. It exits with 1 if it finds any violation.
#include <array>
#include <fstream>
#include <iostream>
#include <stdexcept>

#include "tests/cluster/checker/check_history.hpp"
#include "tests/cluster/checker/read_history.hpp"

namespace {

using namespace reami::cluster;  // NOLINT(google-build-using-namespace): this program's own words

constexpr std::size_t most_shown = 5;  ///< violations of each kind

void show(const Findings& findings) {
    std::cout << "rooms " << findings.rooms << "\nmoves " << findings.moves << "\nanswers "
              << findings.answers << '\n';
    for (std::size_t what = 0; what < violations; ++what)
        std::cout << names_of_violations.at(what) << ' ' << findings.count(static_cast<Violation>(what))
                  << '\n';
    std::array<std::size_t, violations> shown{};
    for (const Finding& one : findings.all) {
        const auto what = static_cast<std::size_t>(one.what);
        if (++shown.at(what) <= most_shown)
            std::cout << names_of_violations.at(what) << " in " << one.room << ": " << one.why << '\n';
    }
}

}  // namespace

int main(int count, char** words) try {
    History history;
    for (int at = 1; at < count; ++at) {
        std::ifstream file(words[at]);
        if (!file) throw std::runtime_error(std::string("there is no file ") + words[at]);
        read_history(file, history);
    }
    const Findings findings = check_history(history);
    show(findings);
    return findings.all.empty() ? 0 : 1;
} catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 2;
}
