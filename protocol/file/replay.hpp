// Replays a match file move by move.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "protocol/file/match_file.hpp"

namespace reami::protocol {

class Replay {
public:
    /// Expects a file that `read_match_file` accepted.
    explicit Replay(MatchFile file);

    const MatchFile& file() const { return file_; }
    const Match& match() const { return *match_; }
    /// The public events of the last move; at the start, those of the start.
    std::string events() const;
    /// The last move that the replay has played; null at the start.
    const MatchFile::FileMove* last() const { return next_ == 0 ? nullptr : &file_.moves[next_ - 1]; }
    /// The move of the bot `hard`, if it would have been better than the last move (`Match::stronger_move`);
    /// empty at the start. Takes some tenths of a second. The same file always gets the same answer.
    std::optional<StrongerMove> stronger_move() const;
    bool at_end() const { return next_ == file_.moves.size(); }

    /// Plays the next move. If it is illegal, returns its fault and changes nothing. Expects that a move is
    /// left.
    std::optional<FileFault> step();
    /// Compares the result in the file with the result of the moves. Returns the fault; empty if they are
    /// equal. Expects that all moves are played.
    std::optional<FileFault> check_result() const;
    /// Plays all moves. Calls the function at the start and after every move. Returns the fault that stopped
    /// the replay: the first illegal move, or a result that differs from the file's; empty if there is no
    /// fault.
    std::optional<FileFault> play_out(const std::function<void()>& at_each_position);

private:
    MatchFile file_;
    SharedMatch match_;
    std::shared_ptr<const PlayedMoves> played_;  ///< the last move; null at the start
    std::size_t next_ = 0;
};

}  // namespace reami::protocol
