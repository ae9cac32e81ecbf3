#include "clients/terminal/replay.hpp"

#include <boost/describe/class.hpp>

#include "clients/terminal/read_file.hpp"
#include "protocol/game_kind.hpp"
#include "protocol/json/write.hpp"
#include "protocol/replay.hpp"

namespace reami::terminal {
namespace {

using LegalMoves = std::map<Seat, std::vector<std::string>>;

LegalMoves legal_moves(const protocol::Match& match) {
    LegalMoves legal;
    for (const Seat seat : match.to_act()) legal[seat] = match.legal_moves(seat);
    return legal;
}

std::map<Seat, int> points(const protocol::Match& match) {
    std::map<Seat, int> points;
    for (const Seat seat : SeatSet::first(match.seats())) points[seat] = match.points(seat);
    return points;
}

/// One line of `--json`.
struct Position {
    int v = 0;
    std::optional<Seat> seat;         ///< who moved; none at the start
    std::optional<std::string> move;  ///< what it played
    json::RawJson events;
    int round = 1;
    SeatSet to_act;
    std::map<Seat, int> points;
    json::RawJson view;  ///< the public's
    std::optional<LegalMoves> legal;
    std::optional<protocol::from_server::Result> result;
    BOOST_DESCRIBE_CLASS(Position, (), (v, seat, move, events, round, to_act, points, view, legal, result),
                         (), ())
};

/// The last line of `--json` where the file is wrong.
struct Stop {
    int line = 0;
    std::string code, reason;
    BOOST_DESCRIBE_CLASS(Stop, (), (line, code, reason), (), ())
};
struct Stopped {
    Stop fault;
    BOOST_DESCRIBE_CLASS(Stopped, (), (fault), (), ())
};

/// Tells a replay in one of the two ways.
class Narrator {
public:
    Narrator(const ReplayOptions& options, const protocol::MatchFile& file, std::ostream& out)
        : options_(options), out_(out), game_(*protocol::find_game(file.game)) {
        telling_.language = options.language;
        for (const auto& [seat, player] : file.players)
            telling_.names[seat] =
                player.is_bot ? protocol::text(options.language, "bot." + player.name) : player.name;
    }

    void position(const protocol::Replay& replay) const {
        if (options_.json)
            json_position(replay);
        else
            told_position(replay);
    }

    void fault(const protocol::FileFault& fault) const {
        if (options_.json) out_ << json::write(Stopped{{fault.line, fault.code, fault.reason}}) << '\n';
    }

private:
    void json_position(const protocol::Replay& replay) const {
        const protocol::Match& match = replay.match();
        Position position{.v = match.v(),
                          .seat = {},
                          .move = {},
                          .events = {match.events(Viewer::everybody())},
                          .round = match.round(),
                          .to_act = match.to_act(),
                          .points = points(match),
                          .view = {match.view(Viewer::everybody())},
                          .legal = {},
                          .result = match.result()};
        if (const auto* last = replay.last()) {
            position.seat = last->seat;
            position.move = last->notation;
        }
        if (options_.legal) position.legal = legal_moves(match);
        out_ << json::write(position) << '\n';
    }

    void told_position(const protocol::Replay& replay) const {
        const protocol::Match& match = replay.match();
        if (const auto* last = replay.last())
            out_ << match.v() << ". " << name(last->seat) << ": " << last->notation << '\n';
        else
            out_ << protocol::text(options_.language, "game." + game_.name) << '\n';
        for (const std::string& sentence : game_.history(match.events(Viewer::everybody()), telling_))
            out_ << "   " << sentence << '\n';
        if (!options_.legal) return;
        for (const auto& [seat, moves] : legal_moves(match)) {
            out_ << "   " << name(seat) << " ?";
            for (const std::string& move : moves) out_ << ' ' << move;
            out_ << '\n';
        }
    }

    std::string name(Seat seat) const {
        const auto found = telling_.names.find(seat);
        return found == telling_.names.end() ? std::to_string(seat.number()) : found->second;
    }

    const ReplayOptions& options_;
    std::ostream& out_;
    const protocol::GameKind& game_;
    protocol::Telling telling_;
};

/// What stopped the replay, if anything did.
std::optional<protocol::FileFault> play(protocol::Replay& replay, const Narrator& narrator) {
    narrator.position(replay);
    while (!replay.at_end()) {
        if (auto fault = replay.step()) return fault;
        narrator.position(replay);
    }
    return replay.check_result();
}

}  // namespace

int run_replay(const ReplayOptions& options, std::ostream& out, std::ostream& errors) {
    auto file = read_file(options.path, options.language, errors);
    if (!file) return 1;
    protocol::Replay replay(*std::move(file));
    const Narrator narrator(options, replay.file(), out);
    const auto fault = play(replay, narrator);
    if (!fault) return 0;
    narrator.fault(*fault);
    report(options.path, *fault, options.language, errors);
    return 1;
}

}  // namespace reami::terminal
