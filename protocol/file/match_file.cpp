#include "protocol/file/match_file.hpp"

#include <algorithm>

namespace reami::protocol {

MatchStart MatchFile::start() const {
    MatchStart start{.game = game, .options = options, .seats = seats, .origin = {}};
    if (set_up)
        start.origin = *set_up;
    else if (seed)
        start.origin = *seed;
    return start;
}

namespace {

class FileWriter {
public:
    explicit FileWriter(const MatchFile& file) : file_(file) {}

    std::string text() && {
        const bool is_second =
            std::ranges::any_of(file_.moves, is_of_no_game, &MatchFile::FileMove::notation);
        line(is_second ? "reami match 2" : "reami match 1");
        line("game " + file_.game);
        line("rules " + std::to_string(file_.rules_version));
        line("options " + file_.options);
        line("seats " + std::to_string(file_.seats));
        for (const auto& [seat, player] : file_.players)
            line((player.is_bot ? "bot " : "player ") + number(seat) + ' ' + player.name);
        origin();
        section("moves");
        for (const MatchFile::FileMove& move : file_.moves) line(number(move.seat) + ' ' + move.notation);
        if (file_.result) result(*file_.result);
        if (!file_.drawn.empty()) section("drawn", file_.drawn);
        return std::move(text_);
    }

private:
    static std::string number(Seat seat) { return std::to_string(seat.number()); }
    void line(const std::string& text) { text_ += text + '\n'; }
    void section(std::string_view name, std::string_view body = {}) {
        line('\n' + std::string(name));
        text_ += body;
    }

    void origin() {
        if (file_.set_up) return section("set-up", *file_.set_up);
        if (file_.secret) line("secret " + to_hex(*file_.secret));
        for (const auto& [seat, word] : file_.words) line("word " + number(seat) + ' ' + word);
        if (!file_.commitment.empty()) line("commitment " + file_.commitment);
        if (file_.seed) line("seed " + to_hex(*file_.seed));
    }

    void result(const from_server::Result& result) {
        section("result");
        line("points" + in_order(result.points));
        line("ranks" + in_order(result.ranks));
        if (result.tie_break) line("tie_break " + *result.tie_break);
    }

    static std::string in_order(const std::map<Seat, int>& figures) {
        std::string text;
        for (const auto& [seat, figure] : figures) text += ' ' + std::to_string(figure);
        return text;
    }

    const MatchFile& file_;
    std::string text_;
};

}  // namespace

std::string write_match_file(const MatchFile& file) { return FileWriter(file).text(); }

}  // namespace reami::protocol
