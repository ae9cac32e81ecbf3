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

namespace reami::protocol {

class Match;
class PlayedMoves;

/// Owners of a match share it. A match never changes, so threads may share it, too.
using SharedMatch = std::shared_ptr<const Match>;

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
    virtual Version v() const = 0;               ///< the number of moves played so far
    virtual AskNumber ask(Seat seat) const = 0;  ///< the number of this seat's moves in the log, plus one
    virtual SeatSet to_act() const = 0;          ///< empty once the match is over
    virtual std::vector<std::string> legal_moves(Seat seat) const = 0;
    virtual from_server::LegalMoves legal_json(Seat seat) const = 0;
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

    /// Plays one or several moves of one seat as one. Refuses with `move.over`, `move.not_yours`,
    /// `move.unreadable` or `rule.<game>.<rule>`, or with `move.too_far` if a move follows one after which
    /// the list must end (`may_go_on`). The refusal has the place of the refused move. If any move is
    /// refused, none is played.
    virtual Expected<std::shared_ptr<const PlayedMoves>, Refusal> after(
        Seat seat, const std::vector<std::string>& moves) const = 0;
    /// Whether a list of moves may continue after the last move, which this seat made. It may if the move
    /// depended only on what the seat knew, and if the match now asks only this seat, in the same round.
    virtual bool may_go_on(Seat seat) const = 0;
    /// Like `after` of one or more moves, but if the last move depends on something that the seat does not
    /// know, plays only the part of it before that, and callers can only inspect the match after it. If the
    /// move has no such part, the refusal is `move.too_far`.
    virtual Expected<std::shared_ptr<const PlayedMoves>, Refusal> known_after(
        Seat seat, const std::vector<std::string>& moves) const = 0;

    /// A copy of the match in which everything that the viewer may not know is drawn anew.
    virtual SharedMatch resample(Viewer viewer, Random& random) const = 0;
    /// The move that a bot of this kind chooses for the seat. The bot knows only what the seat may know.
    /// Expects that the match asks this seat.
    virtual std::string bot_move(std::string_view bot, Seat seat, Random& random) const = 0;

protected:
    Match(const Match&) = default;
};

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

}  // namespace reami::protocol
