#include "clients/terminal/match_files/replay.hpp"

#include <utility>

#include "clients/terminal/files/read_file.hpp"
#include "clients/terminal/games/boards.hpp"
#include "clients/terminal/text/sentences.hpp"
#include "protocol/file/replay_position.hpp"
#include "protocol/match/game_info.hpp"

namespace reami::terminal {
namespace {

/// Prints a replay, as text for people or as JSON lines for programs.
class Narrator {
public:
    Narrator(const ReplayOptions& options, const protocol::MatchFile& file, const Streams& streams)
        : options_(options),
          in_(streams.in),
          out_(streams.out),
          words_(options.language),
          game_(*protocol::find_game(file.game)),
          game_options_(file.options) {
        telling_.language = options.language;
        for (int seat = 1; seat <= file.seats; ++seat)
            telling_.names[Seat::from_number(seat)] = std::to_string(seat);
        for (const auto& [seat, player] : file.players)
            telling_.names[seat] = player.is_bot ? bot_name(player.name, seat, words_) : player.name;
    }

    void position(const protocol::Replay& replay) {
        if (options_.json) {
            out_ << protocol::position(
                        replay, options_.legal ? protocol::LegalMoves::shown : protocol::LegalMoves::left_out)
                 << '\n';
            return;
        }
        tell_move(replay);
        if (options_.review) tell_stronger(replay.stronger_move());
        if (options_.legal) tell_legal(replay.match());
        if (options_.boards) draw(replay.match());
        if (replay.at_end()) return tell_result(replay.match());
        if (options_.boards && options_.steps) wait_for_enter();
    }

private:
    void tell_move(const protocol::Replay& replay) {
        const Board* board = find_board(game_.name);
        const std::string events = replay.events();
        if (auto laid = board ? board->names_laid_by(events) : std::nullopt)
            telling_.called = *std::move(laid);
        if (const auto* last = replay.last())
            out_ << replay.match().v() << ". " << name(last->seat) << ": " << spelled(last->notation) << '\n';
        else
            out_ << protocol::text(options_.language, "game." + game_.name) << '\n';
        for (const std::string& sentence : game_.history(events, telling_)) out_ << "   " << sentence << '\n';
    }

    void tell_stronger(const std::optional<protocol::StrongerMove>& stronger) const {
        if (!stronger) return;
        const int tenths = stronger->own + stronger->others;
        out_ << "   "
             << words_("replay.stronger",
                       {{"move", spelled(stronger->move)},
                        {"points", std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10)}})
             << '\n';
    }

    void tell_legal(const protocol::Match& match) const {
        for (const Seat seat : match.to_act()) {
            out_ << "   " << name(seat) << " ?";
            for (const std::string& move : match.legal_moves(seat)) out_ << ' ' << spelled(move);
            out_ << '\n';
        }
    }

    void draw(const protocol::Match& match) const {
        const Board* board = find_board(game_.name);
        const std::string view = match.view(Viewer::everybody());
        const BoardInput input{view,         game_.catalog, game_options_, telling_.names,
                               std::nullopt, words_,        options_.paint};
        const auto lines = board ? board->draw(input, std::nullopt) : draw_plainly(view);
        for (const std::string& line : lines) out_ << options_.paint.safe(line) << '\n';
    }

    /// Prints the result of the match. A match that people gave up has none.
    void tell_result(const protocol::Match& match) const {
        const auto result = match.result();
        if (!result) {
            out_ << "   " << words_("replay.no_result") << '\n';
            return;
        }
        for (const OutputLine& line : describe(*result, game_.name, telling_.names, words_))
            out_ << "   " << line.text << '\n';
    }

    /// Waits for a line, and ignores its text. After the end of the input it waits no more, so the rest is
    /// printed at once.
    void wait_for_enter() {
        if (!std::exchange(has_explained_, true)) out_ << words_("replay.steps") << '\n';
        out_.flush();
        std::string line;
        std::getline(in_, line);
    }

    std::string spelled(const std::string& move) const {
        const Board* board = find_board(game_.name);
        return board ? board->spelled(options_.language, move) : move;
    }
    std::string name(Seat seat) const { return protocol::seat_name(telling_.names, seat); }

    const ReplayOptions& options_;
    std::istream& in_;
    std::ostream& out_;
    Words words_;
    const protocol::GameInfo& game_;
    std::string game_options_;
    protocol::Telling telling_;
    bool has_explained_ = false;
};

}  // namespace

int run_replay(const ReplayOptions& options, const Streams& streams) {
    const auto stop = [&](const Refused& why) {
        if (options.json) streams.out << why.json << '\n';
        streams.errors << why.words << '\n';
        return written(1, streams, options.language);
    };
    auto file = read_file(options.path, options.language, streams.in);
    if (!file) return stop(file.error());
    protocol::Replay replay(*std::move(file));
    Narrator narrator(options, replay.file(), streams);
    const auto fault = replay.play_out([&] { narrator.position(replay); });
    if (fault) return stop(refused(options.path, *fault, options.language));
    return written(0, streams, options.language);
}

}  // namespace reami::terminal
