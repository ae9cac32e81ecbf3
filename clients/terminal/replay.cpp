#include "clients/terminal/replay.hpp"

#include <boost/describe/class.hpp>

#include "clients/terminal/read_file.hpp"
#include "protocol/game_kind.hpp"
#include "protocol/json/write.hpp"
#include "protocol/position.hpp"

namespace reami::terminal {
namespace {

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
            out_ << protocol::position(
                        replay, options_.legal ? protocol::LegalMoves::shown : protocol::LegalMoves::left_out)
                 << '\n';
        else
            told_position(replay);
    }

    void fault(const protocol::FileFault& fault) const {
        if (options_.json) out_ << json::write(Stopped{{fault.line, fault.code, fault.reason}}) << '\n';
    }

private:
    void told_position(const protocol::Replay& replay) const {
        const protocol::Match& match = replay.match();
        if (const auto* last = replay.last())
            out_ << match.v() << ". " << name(last->seat) << ": " << last->notation << '\n';
        else
            out_ << protocol::text(options_.language, "game." + game_.name) << '\n';
        for (const std::string& sentence : game_.history(match.events(Viewer::everybody()), telling_))
            out_ << "   " << sentence << '\n';
        if (!options_.legal) return;
        for (const Seat seat : match.to_act()) {
            out_ << "   " << name(seat) << " ?";
            for (const std::string& move : match.legal_moves(seat)) out_ << ' ' << move;
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

}  // namespace

int run_replay(const ReplayOptions& options, std::ostream& out, std::ostream& errors) {
    auto file = read_file(options.path, options.language, errors);
    if (!file) return 1;
    protocol::Replay replay(*std::move(file));
    const Narrator narrator(options, replay.file(), out);
    const auto fault = replay.play_out([&] { narrator.position(replay); });
    if (!fault) return 0;
    narrator.fault(*fault);
    report(options.path, *fault, options.language, errors);
    return 1;
}

}  // namespace reami::terminal
