// Checks whether somebody steered the random draws. A match file alone shows that secret, commitment, words,
// seed, deal, moves and result fit together. Only a witness can add that the server had made this commitment
// before it got the words, and that these were the words. PROTOCOL.md, "Seed and shuffle".
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/file/match_file.hpp"

namespace reami::protocol {

/// The claims, in the order in which they are proved.
enum class ProofClaim : std::uint8_t {
    commitment,  ///< the secret fits the commitment in the file
    witness,     ///< the secret fits the commitment that a witness saw
    seed,        ///< the seed comes from the secret and the words
    word,        ///< a seat's word is the one that a witness knows
    deal,        ///< the deal comes from the seed
    moves,       ///< every move is legal
    result,      ///< the moves lead to the result
};
BOOST_DESCRIBE_ENUM(ProofClaim, commitment, witness, seed, word, deal, moves, result)

enum class ProofVerdict : std::uint8_t {
    proven,
    wrong,
    missing,  ///< the file does not contain the needed data
};
BOOST_DESCRIBE_ENUM(ProofVerdict, proven, wrong, missing)

/// Values that somebody saw before the match, which no file can prove.
struct Witness {
    std::string commitment = {};  ///< empty: unknown
    SeedWords words = {};         ///< the known words, by seat
};

struct Finding {
    ProofClaim claim = ProofClaim::commitment;
    ProofVerdict verdict = ProofVerdict::proven;
    std::optional<Seat> seat = {};        ///< the seat of the word
    std::optional<FileFault> fault = {};  ///< of the first illegal move, or of the result
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// The claims that the file and the witness prove or disprove. A set-up by hand has no commitment, seed or
/// deal, so their claims are absent. Expects a file that `read_match_file` accepted.
std::vector<Finding> verify(const MatchFile& file, const Witness& witness = {});

/// Only the findings about the random draws. It does not play the moves.
std::vector<Finding> verify_chance(const MatchFile& file, const Witness& witness = {});

}  // namespace reami::protocol
