// A match that speaks the protocol: notation in; views, patches, events and legal moves out as text. It hides
// which game is played: the server holds only this, so a new game changes nothing there.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"
#include "protocol/messages/from_server.hpp"
#include "protocol/messages/refusal.hpp"

namespace reami::protocol {

/// How a match begins. `origin` is the seed, or the text of a set-up given by hand.
struct MatchStart {
    std::string game;
    std::string options;  ///< canonical JSON, as GameInfo::options gives it
    int seats = 0;
    std::variant<Seed, std::string> origin;
};

/// A value: copies are independent. Copying costs what copying the game's state costs, and one allocation.
class Match {
public:
    class Concept;  ///< what match_model.hpp implements for any game, and game_registry.cpp makes for each of
                    ///< ours
    explicit Match(std::unique_ptr<Concept> match);
    /// A new match; or the reason why not: `room.game`, `room.seats`, `room.options`, `room.options.<fault>`,
    /// `room.set_up`.
    static std::variant<Match, Refusal> start(const MatchStart& from);

    Match(const Match& other);
    Match(Match&&) noexcept;
    Match& operator=(const Match& other);
    Match& operator=(Match&&) noexcept;
    ~Match();

    // Where it stands.
    int seats() const;
    Version v() const;               ///< moves played so far
    AskNumber ask(Seat seat) const;  ///< this seat's moves in the log, plus one
    SeatSet to_act() const;          ///< empty once the match is over
    std::vector<std::string> legal_moves(Seat seat) const;
    from_server::LegalMoves legal_json(Seat seat) const;
    int points(Seat seat) const;
    std::optional<from_server::Result> result() const;
    int round() const;  ///< the running one, or the last one that ended; from 1
    int rounds_finished() const;
    bool is_between_rounds() const;  ///< every seat is asked for `ready`, and for nothing else
    std::map<Seat, int> round_points(int round) const;  ///< of a finished round, from 1
    /// A 64-bit hash of who is to act, how many moves each of them may choose from, and the points: what a
    /// replay compares.
    std::uint64_t proof() const;

    /// Plays a move, or says why not: `move.over`, `move.not_yours`, `move.unreadable`, `rule.<game>.<rule>`.
    /// Then nothing has changed.
    std::optional<Refusal> play(Seat seat, std::string_view notation);
    /// Plays several moves of one seat as one, or says why not, and at which of them: as `play`, or
    /// `move.too_far` for what follows a move after which the seat may not go on. Then nothing has changed.
    std::optional<Refusal> play_list(Seat seat, const std::vector<std::string>& moves);
    /// The match after these moves, or the same refusal.
    std::variant<Match, Refusal> after_list(Seat seat, const std::vector<std::string>& moves) const;
    /// Whether that seat, which made the last move, could know all that the move used, and alone has to
    /// decide again in the same round: only then may a list go on.
    bool may_go_on(Seat seat) const;
    /// The effects of moves of that seat, as that viewer would know them, without `id`; or the reason why
    /// not, as `play_list` gives it. If the last move uses something that the seat does not know, the preview
    /// ends before it; if nothing comes before it, the answer is `move.too_far`.
    std::variant<from_server::Preview, Refusal> preview(Seat seat, Viewer viewer,
                                                        const std::vector<std::string>& moves) const;

    /// Whether views, patches and events are the same for all viewers.
    bool shows_all() const;
    // The view of a viewer, as canonical JSON.
    std::string view(Viewer viewer) const;
    std::string patch_from(const Match& before,
                           Viewer viewer) const;  ///< RFC 7396, between two states of one match
    std::string events(
        Viewer viewer) const;  ///< what the last move or list did; before the first, what the start showed
    void forget_events();      ///< for a match that is kept once they have been told

    /// The same match with all that the viewer may not know drawn anew.
    Match resample(Viewer viewer, Random& random) const;
    /// The move of a bot of that kind for the seat; the bot knows only what the seat may know. Expects a seat
    /// that is asked.
    std::string bot_move(std::string_view bot, Seat seat, Random& random) const;
    /// The same as a list, of one move or more.
    std::vector<std::string> bot_moves(std::string_view bot, Seat seat, Random& random) const;

private:
    /// After moves that `play_list` accepts: as it does, but for what the last of them uses that is hidden.
    /// Nothing if that leaves nothing to see.
    std::optional<Match> known_after(Seat seat, const std::vector<std::string>& moves) const;

    std::unique_ptr<Concept> match_;
};

}  // namespace reami::protocol
