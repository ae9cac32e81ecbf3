#include "clients/terminal/match_files/replay.hpp"

#include <utility>
#include <variant>

#include "clients/terminal/files/read_file.hpp"
#include "clients/terminal/text/sentences.hpp"
#include "protocol/file/replay_position.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::terminal {
namespace {

/// Tells a replay in one of the two ways.
class Narrator {
public:
    Narrator(const ReplayOptions& options, const protocol::MatchFile& file, std::ostream& out)
        : options_(options), out_(out), words_(options.language), game_(*protocol::find_game(file.game)) {
        telling_.language = options.language;
        for (const auto& [seat, player] : file.players)
            telling_.names[seat] = player.is_bot ? bot_name(player.name, seat, words_) : player.name;
    }

    void position(const protocol::Replay& replay) const {
        if (options_.json)
            out_ << protocol::position(
                        replay, options_.legal ? protocol::LegalMoves::shown : protocol::LegalMoves::left_out)
                 << '\n';
        else
            told_position(replay);
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
        if (const auto tie = match.result() ? tie_break(*match.result(), game_.name, telling_.names, words_)
                                            : std::nullopt)
            out_ << "   " << *tie << '\n';
        if (!options_.legal) return;
        for (const Seat seat : match.to_act()) {
            out_ << "   " << name(seat) << " ?";
            for (const std::string& move : match.legal_moves(seat)) out_ << ' ' << move;
            out_ << '\n';
        }
    }

    std::string name(Seat seat) const { return protocol::seat_name(telling_.names, seat); }

    const ReplayOptions& options_;
    std::ostream& out_;
    Words words_;
    const protocol::GameInfo& game_;
    protocol::Telling telling_;
};

}  // namespace

int run_replay(const ReplayOptions& options, const Streams& streams) {
    const auto stop = [&](const Refused& why) {
        if (options.json) streams.out << why.json << '\n';
        streams.errors << why.words << '\n';
        return written(1, streams, options.language);
    };
    auto file = read_file(options.path, options.language, streams.in);
    if (const auto* why = std::get_if<Refused>(&file)) return stop(*why);
    protocol::Replay replay(std::get<protocol::MatchFile>(std::move(file)));
    const Narrator narrator(options, replay.file(), streams.out);
    const auto fault = replay.play_out([&] { narrator.position(replay); });
    if (fault) return stop(refused(options.path, *fault, options.language));
    return written(0, streams, options.language);
}

}  // namespace reami::terminal
