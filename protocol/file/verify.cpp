#include "protocol/file/verify.hpp"

#include "protocol/file/replay.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::protocol {
namespace {

ProofVerdict proven_if(bool holds) { return holds ? ProofVerdict::proven : ProofVerdict::wrong; }

ProofVerdict commitment_of(const MatchFile& file) {
    if (!file.secret || file.commitment.empty()) return ProofVerdict::missing;
    return proven_if(commitment(*file.secret) == file.commitment);
}

ProofVerdict seed_of(const MatchFile& file) {
    if (!file.secret) return ProofVerdict::missing;
    return proven_if(fair_seed(*file.secret, file.words) == *file.seed);
}

ProofVerdict deal_of(const MatchFile& file) {
    if (file.drawn.empty()) return ProofVerdict::missing;
    return proven_if(find_game(file.game)->dealt(file.options, file.seats, *file.seed) == file.drawn);
}

void replay(const MatchFile& file, std::vector<Finding>& findings) {
    Replay replay(file);
    while (!replay.at_end())
        if (auto fault = replay.step()) {
            findings.push_back(
                {.claim = ProofClaim::moves, .verdict = ProofVerdict::wrong, .fault = std::move(fault)});
            return;
        }
    findings.push_back({ProofClaim::moves, ProofVerdict::proven});
    if (!file.result) {
        findings.push_back({ProofClaim::result, ProofVerdict::missing});
        return;
    }
    auto fault = replay.check_result();
    const ProofVerdict verdict = proven_if(!fault);
    const bool is_agreed = !file.moves.empty() && file.moves.back().notation == stop;
    const ProofClaim claim = is_agreed ? ProofClaim::agreed_result : ProofClaim::result;
    findings.push_back({.claim = claim, .verdict = verdict, .fault = std::move(fault)});
}

void compare(const MatchFile& file, const Witness& witness, std::vector<Finding>& findings) {
    if (!witness.commitment.empty()) {
        const ProofVerdict verdict =
            file.secret ? proven_if(commitment(*file.secret) == witness.commitment) : ProofVerdict::missing;
        findings.push_back({ProofClaim::witness, verdict});
    }
    for (const auto& [seat, word] : witness.words) {
        const auto revealed = file.words.find(seat);
        const ProofVerdict verdict = file.secret
                                         ? proven_if(revealed != file.words.end() && revealed->second == word)
                                         : ProofVerdict::missing;
        findings.push_back({.claim = ProofClaim::word, .verdict = verdict, .seat = seat});
    }
}

}  // namespace

std::vector<Finding> verify_chance(const MatchFile& file, const Witness& witness) {
    std::vector<Finding> findings;
    if (!file.set_up) {
        findings.push_back({ProofClaim::commitment, commitment_of(file)});
        findings.push_back({ProofClaim::seed, seed_of(file)});
        findings.push_back({ProofClaim::deal, deal_of(file)});
    }
    compare(file, witness, findings);
    return findings;
}

std::vector<Finding> verify(const MatchFile& file, const Witness& witness) {
    auto findings = verify_chance(file, witness);
    replay(file, findings);
    return findings;
}

}  // namespace reami::protocol
