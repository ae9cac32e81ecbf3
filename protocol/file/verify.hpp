// Checks whether somebody steered the random draws of a match. From the match file alone it can show that
// secret, commitment, words, seed, deal, moves and result fit together. A witness adds what no file can show:
// that the server had made this commitment before it got the words, and that these were the words.
// PROTOCOL.md, "Seed and shuffle".
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/file/match_file.hpp"

namespace reami::protocol {

/// The claims that `verify` checks, in this order.
enum class ProofClaim : std::uint8_t {
    commitment,     ///< the secret fits the commitment in the file
    witness,        ///< the secret fits the commitment that a witness saw
    seed,           ///< the seed comes from the secret and the words
    word,           ///< a seat's word is the one that a witness knows
    deal,           ///< the deal comes from the seed
    moves,          ///< every move is legal
    result,         ///< the moves lead to the result
    agreed_result,  ///< the people ended the match as it stands, and the moves lead to the result
};
BOOST_DESCRIBE_ENUM(ProofClaim, commitment, witness, seed, word, deal, moves, result, agreed_result)

enum class ProofVerdict : std::uint8_t {
    proven,
    wrong,
    missing,  ///< the file lacks the data that the check needs
};
BOOST_DESCRIBE_ENUM(ProofVerdict, proven, wrong, missing)

/// Values that somebody saw before the match began. No file can prove these.
struct Witness {
    std::string commitment = {};  ///< empty if nobody saw it
    SeedWords words = {};         ///< by seat; only the words that somebody saw
};

struct Finding {
    ProofClaim claim = ProofClaim::commitment;
    ProofVerdict verdict = ProofVerdict::proven;
    std::optional<Seat> seat = {};        ///< the seat whose word the claim is about
    std::optional<FileFault> fault = {};  ///< the first illegal move, or a wrong result
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// Checks all claims, and returns what it found about each. A set-up given by hand has no commitment, seed or
/// deal, so the list lacks their claims. Expects a file that `read_match_file` accepted.
std::vector<Finding> verify(const MatchFile& file, const Witness& witness = {});

/// Checks only the claims about the random draws, and plays no moves.
std::vector<Finding> verify_chance(const MatchFile& file, const Witness& witness = {});

}  // namespace reami::protocol
