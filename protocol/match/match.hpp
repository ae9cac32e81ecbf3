// A match of any game. Its interface consists of texts: it takes notations, and returns views, patches,
// events and legal moves. The server knows no other class for matches, so a new game changes nothing in the
// server.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/expected.hpp"
#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"
#include "protocol/messages/from_server.hpp"
#include "protocol/messages/refusal.hpp"
#include "protocol/messages/stronger_move.hpp"

namespace reami::protocol {

class Match;
class PlayedMoves;

/// Owners of a match share it. A match never changes, so threads may share it, too.
using SharedMatch = std::shared_ptr<const Match>;
/// The moves as they were played, or the reason why none of them was.
using PlayedOrRefusal = Expected<std::shared_ptr<const PlayedMoves>, Refusal>;

/// The facts with which a match begins. `origin` is either the seed, or the text of a set-up given by hand.
struct MatchStart {
    std::string game;
    std::string options;  ///< canonical JSON, as GameInfo::canonical_options returns it
    int seats = 0;
    std::variant<Seed, std::string> origin;
};

/// A match at one moment. match_of.hpp implements it for any game.
class Match {
public:
    Match() = default;
    virtual ~Match() = default;
    Match& operator=(const Match&) = delete;

    /// Starts a match. Refuses with `room.game`, `room.seats`, `room.options`, `room.options.<fault>` or
    /// `room.set_up`.
    static Expected<SharedMatch, Refusal> start(const MatchStart& from);

    virtual int seats() const = 0;
    virtual Version v() const = 0;  ///< the number of moves in the log, with those taken back, and of `undo`
    /// The number under which the match asks this seat now, or next. It rises with each move of the seat, and
    /// with each `undo` of any seat, so no number is asked twice.
    virtual AskNumber ask(Seat seat) const = 0;
    virtual SeatSet to_act() const = 0;  ///< empty once the match is over
    virtual std::vector<std::string> legal_moves(Seat seat) const = 0;
    virtual from_server::LegalMoves legal_json(Seat seat) const = 0;
    /// The seat's points at this moment. After `stop`, the sum of its points in the finished rounds; if no
    /// round is finished, its points at that moment.
    virtual int points(Seat seat) const = 0;
    virtual std::optional<from_server::Result> result() const = 0;
    virtual int round() const = 0;  ///< the running round, or the last one that ended; from 1
    virtual int rounds_finished() const = 0;
    /// If true, the match asks every seat for `ready`, and for nothing else.
    virtual bool is_between_rounds() const = 0;
    virtual std::map<Seat, int> round_points(int round) const = 0;  ///< expects a finished round, from 1
    /// A 64-bit hash of the seats that must decide, the number of legal moves of each, and the points. A
    /// replay compares it with the stored one.
    virtual std::uint64_t proof() const = 0;

    /// Whether all viewers get equal views, patches and events.
    virtual bool shows_all() const = 0;
    /// The view of this viewer, as canonical JSON.
    virtual std::string view(Viewer viewer) const = 0;
    /// The events of the match's start; none after the first move.
    virtual std::string start_events(Viewer viewer) const = 0;

    /// The other seats whose moves fall if the seat takes its last visit back; empty if it can't. It can't if
    /// anything was drawn, revealed or resolved since, if a seat has made a choice that others don't know
    /// yet, or if the round is over. PROTOCOL.md, "Taking back".
    virtual std::optional<SeatSet> undoes(Seat seat) const = 0;
    virtual int undone(Seat seat) const = 0;  ///< how often the seat has taken a visit back
    virtual SeatSet left() const = 0;         ///< the seats that have left the match

    /// Plays one or several moves of one seat as one. The single move `undo` takes the seat's last visit
    /// back, with all moves since; the single move `stop` ends the match as it stands; and after the single
    /// move `leave`, the seat ranks behind all seats that have not left. Callers decide whether the seat may
    /// do so. Refuses `undo` with `move.no_undo` if `undoes` is empty, `stop` with `move.over`, and `leave`
    /// with `move.over` or, if the seat has left already, `move.late`. Refuses other moves with `move.over`,
    /// `move.not_yours`, `move.unreadable` or `rule.<game>.<rule>`, or with `move.too_far` if a move follows
    /// one after which the list must end (`may_go_on`). The refusal has the place of the refused move. If any
    /// move is refused, none is played.
    virtual PlayedOrRefusal after(Seat seat, const std::vector<std::string>& moves) const = 0;
    /// Whether a list of moves may continue after the last move, which this seat made. It may if the move
    /// depended only on what the seat knew, and if the match now asks only this seat, in the same round.
    virtual bool may_go_on(Seat seat) const = 0;
    /// Like `after`, also of no moves, but if the last move depends on something that the seat does not
    /// know, plays only the part of it before that, and callers can only inspect the match after it. If the
    /// move has no such part, the refusal is `move.too_far`.
    virtual PlayedOrRefusal known_after(Seat seat, const std::vector<std::string>& moves) const = 0;
    /// Like `known_after`, but in the match as it would be if it asked the seat now. Compares this match with
    /// the position after the moves. If the seat can't know its next decision, it has no legal moves.
    virtual PlayedOrRefusal planned(Seat seat, const std::vector<std::string>& moves) const = 0;

    /// A copy of the match in which everything that the viewer may not know is drawn anew.
    virtual SharedMatch resample(Viewer viewer, Random& random) const = 0;
    /// The move that a bot of this kind chooses for the seat. The bot knows only what the seat may know.
    /// Expects that the match asks this seat.
    virtual std::string bot_move(std::string_view bot, Seat seat, Random& random) const = 0;
    /// The move of the bot `hard`, if it would have been better for the seat than this move; also empty if
    /// the game has no such bot, or if this is not a legal move of the running round.
    virtual std::optional<StrongerMove> stronger_move(Seat seat, std::string_view played,
                                                      Random& random) const = 0;

protected:
    Match(const Match&) = default;
};

/// The notation of the move that takes a visit back.
inline constexpr std::string_view undo = "undo";
/// The notation of the move that ends the match as it stands: PROTOCOL.md, "Offers".
inline constexpr std::string_view stop = "stop";
/// The notation of the move with which a seat leaves the match: PROTOCOL.md, "Going away".
inline constexpr std::string_view leave = "leave";
/// Whether these moves take a visit back. Only a single `undo` does; as a part of a list, it is unreadable.
inline bool is_undo(const std::vector<std::string>& moves) {
    return moves.size() == 1 && moves.front() == undo;
}
/// Whether these moves end the match as it stands. Only a single `stop` does.
inline bool is_stop(const std::vector<std::string>& moves) {
    return moves.size() == 1 && moves.front() == stop;
}
/// Whether the seat leaves the match with these moves. It does only with a single `leave`.
inline bool is_leave(const std::vector<std::string>& moves) {
    return moves.size() == 1 && moves.front() == leave;
}
/// Whether a match file needs its second version for this move, which no game has.
inline bool is_of_no_game(std::string_view move) { return move == undo || move == stop || move == leave; }

/// One or several moves of one seat that were played, and their effect. Viewers get it as events and patch.
class PlayedMoves : boost::noncopyable {
public:
    virtual ~PlayedMoves() = default;

    virtual const Match& before() const = 0;
    virtual SharedMatch after() const = 0;
    virtual std::string events(Viewer viewer) const = 0;
    virtual std::string patch(
        Viewer viewer) const = 0;  ///< from the earlier view to the later one (RFC 7396)
};

/// Replaces the match by the match after the moves. Refuses like `Match::after`, and then replaces nothing.
std::optional<Refusal> play_list(SharedMatch& match, Seat seat, const std::vector<std::string>& moves);
/// Plays a single move. Its refusal has no place.
std::optional<Refusal> play(SharedMatch& match, Seat seat, std::string_view move);
/// The effects that moves of this seat would have, as this viewer would know them. The caller sets its `id`.
/// Refuses like `Match::known_after`.
Expected<from_server::Preview, Refusal> preview(const Match& match, Seat seat, Viewer viewer,
                                                const std::vector<std::string>& moves);
/// The same for the seat's next decision, while the match does not ask the seat: `Match::planned`.
Expected<from_server::Preview, Refusal> preview_plan(const Match& match, Seat seat, Viewer viewer,
                                                     const std::vector<std::string>& moves);

/// The moves that a bot of this kind would play for the seat: those of its whole visit, or as many of them as
/// depend only on what the seat knows. Expects that the match asks this seat.
from_server::Hint hint(const Match& match, Seat seat, std::string_view bot, Random& random);

}  // namespace reami::protocol
