#include "protocol/verify.hpp"

#include "protocol/game_kind.hpp"
#include "protocol/replay.hpp"

namespace reami::protocol {
namespace {

Verdict proven_if(bool holds) { return holds ? Verdict::proven : Verdict::wrong; }

Verdict commitment_of(const MatchFile& file) {
    if (!file.secret || file.commitment.empty()) return Verdict::missing;
    return proven_if(commitment(*file.secret) == file.commitment);
}

Verdict seed_of(const MatchFile& file) {
    if (!file.secret) return Verdict::missing;
    return proven_if(fair_seed(*file.secret, file.words) == *file.seed);
}

Verdict deal_of(const MatchFile& file) {
    if (file.drawn.empty()) return Verdict::missing;
    return proven_if(find_game(file.game)->dealt(file.options, file.seats, *file.seed) == file.drawn);
}

void replay(const MatchFile& file, std::vector<Finding>& findings) {
    Replay replay(file);
    while (!replay.at_end())
        if (auto fault = replay.step()) {
            findings.push_back({.claim = Claim::moves, .verdict = Verdict::wrong, .fault = std::move(fault)});
            return;
        }
    findings.push_back({Claim::moves, Verdict::proven});
    if (!file.result) {
        findings.push_back({Claim::result, Verdict::missing});
        return;
    }
    auto fault = replay.check_result();
    const Verdict verdict = proven_if(!fault);
    findings.push_back({.claim = Claim::result, .verdict = verdict, .fault = std::move(fault)});
}

void compare(const MatchFile& file, const Witness& witness, std::vector<Finding>& findings) {
    if (!witness.commitment.empty()) {
        const Verdict verdict =
            file.secret ? proven_if(commitment(*file.secret) == witness.commitment) : Verdict::missing;
        findings.push_back({Claim::witness, verdict});
    }
    for (const auto& [seat, word] : witness.words) {
        const auto told = file.words.find(seat);
        const Verdict verdict =
            file.secret ? proven_if(told != file.words.end() && told->second == word) : Verdict::missing;
        findings.push_back({.claim = Claim::word, .verdict = verdict, .seat = seat});
    }
}

}  // namespace

std::vector<Finding> verify(const MatchFile& file, const Witness& witness) {
    std::vector<Finding> findings;
    if (!file.set_up) {
        findings.push_back({Claim::commitment, commitment_of(file)});
        findings.push_back({Claim::seed, seed_of(file)});
        findings.push_back({Claim::deal, deal_of(file)});
    }
    compare(file, witness, findings);
    replay(file, findings);
    return findings;
}

}  // namespace reami::protocol
