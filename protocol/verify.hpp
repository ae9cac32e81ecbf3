// Proves that chance was not steered: that the seed is the hash of what was committed to and of everybody's
// words, that the deal follows from the seed, and that every move was legal. PROTOCOL.md, "Seed and shuffle".
#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/match_file.hpp"

namespace reami::protocol {

/// What is claimed, in the order in which it is proved.
enum class Claim : std::uint8_t {
    commitment,  ///< the server had committed to this secret
    seed,        ///< the seed comes from the secret and the words
    deal,        ///< what was drawn comes from the seed
    moves,       ///< every move is legal
    result,      ///< the moves lead to the result
};
BOOST_DESCRIBE_ENUM(Claim, commitment, seed, deal, moves, result)

enum class Verdict : std::uint8_t {
    proven,
    wrong,
    missing,  ///< the file does not show what it takes
};
BOOST_DESCRIBE_ENUM(Verdict, proven, wrong, missing)

struct Finding {
    Claim claim = Claim::commitment;
    Verdict verdict = Verdict::proven;
    std::optional<FileFault> fault = {};  ///< of the first illegal move, or of the result
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// What can be found out of the file. Of a set-up by hand there is no commitment, seed or deal to prove, and
/// they are left out. Expects a file that `read_match_file` accepted.
std::vector<Finding> verify(const MatchFile& file);

}  // namespace reami::protocol
