#include "clients/terminal/match_files/verify.hpp"

#include <algorithm>
#include <boost/describe/class.hpp>
#include <vector>

#include "clients/terminal/files/read_file.hpp"
#include "clients/terminal/text/words.hpp"
#include "protocol/json/write.hpp"

namespace reami::terminal {
namespace {

using protocol::Finding;
using protocol::ProofClaim;
using protocol::ProofVerdict;

/// The JSON that `--json` prints.
struct Told {
    struct Fault {
        int line = 0;
        std::string code, reason;
        BOOST_DESCRIBE_CLASS(Fault, (), (line, code, reason), (), ())
    };
    struct One {
        ProofClaim claim = ProofClaim::commitment;
        ProofVerdict verdict = ProofVerdict::proven;
        std::optional<Seat> seat;
        std::optional<Fault> fault;
        BOOST_DESCRIBE_CLASS(One, (), (claim, verdict, seat, fault), (), ())
    };
    bool holds = false;
    std::vector<One> findings;
    BOOST_DESCRIBE_CLASS(Told, (), (holds, findings), (), ())
};

bool is_good(const Finding& finding) {
    return finding.verdict == ProofVerdict::proven ||
           (finding.claim == ProofClaim::result && finding.verdict == ProofVerdict::missing);
}

std::string as_json(const std::vector<Finding>& findings) {
    Told told{.holds = std::ranges::all_of(findings, is_good), .findings = {}};
    for (const Finding& finding : findings) {
        Told::One one{finding.claim, finding.verdict, finding.seat, {}};
        if (const auto& fault = finding.fault)
            one.fault = Told::Fault{fault->line, fault->code, fault->reason(protocol::Language::en)};
        told.findings.push_back(std::move(one));
    }
    return json::write(told);
}

std::string sentence(const Finding& finding, const Words& words) {
    protocol::Placeholders fillings;
    if (finding.seat) fillings["seat"] = std::to_string(finding.seat->number());
    if (finding.fault) {
        fillings["line"] = std::to_string(finding.fault->line);
        fillings["reason"] = reason(*finding.fault, words.language());
    }
    return words("verify." + std::string(json::enum_name(finding.claim)) + '.' +
                     std::string(json::enum_name(finding.verdict)),
                 fillings);
}

/// Lists the claims that this check could not prove, because the file alone can't prove them and the caller
/// has given no commitment or word.
void tell_unseen(const protocol::MatchFile& file, const protocol::Witness& witness, const Words& words,
                 std::ostream& out) {
    if (!file.secret) return;
    if (witness.commitment.empty()) out << words("verify.alone.commitment") << '\n';
    std::string seats;
    int count = 0;
    for (const auto& [seat, word] : file.words)
        if (!witness.words.contains(seat))
            seats += (count++ == 0 ? "" : ", ") + std::to_string(seat.number());
    if (count > 0) out << words.counted("verify.alone.words", count, {{"seats", seats}}) << '\n';
}

}  // namespace

int run_verify(const VerifyOptions& options, const Streams& streams) {
    const auto file = read_file(options.path, options.language, streams.in);
    if (!file) {
        if (options.json) streams.out << file.error().json << '\n';
        streams.errors << file.error().words << '\n';
        return written(1, streams, options.language);
    }
    const auto findings = protocol::verify(*file, options.witness);
    if (options.json) {
        streams.out << as_json(findings) << '\n';
    } else {
        const Words words(options.language);
        if (file->set_up) streams.out << words("verify.by_hand") << '\n';
        for (const Finding& finding : findings) streams.out << sentence(finding, words) << '\n';
        tell_unseen(*file, options.witness, words, streams.out);
    }
    return written(std::ranges::all_of(findings, is_good) ? 0 : 1, streams, options.language);
}

std::optional<std::pair<Seat, std::string>> parse_word(std::string_view text) {
    const auto colon = text.find(':');
    Seat seat;
    if (colon == std::string_view::npos || !json::key_from(text.substr(0, colon), seat)) return std::nullopt;
    const std::string word(text.substr(colon + 1));
    return is_word(word) ? std::optional(std::pair(seat, word)) : std::nullopt;
}

}  // namespace reami::terminal
