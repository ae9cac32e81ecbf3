// Reads the text of a match, line by line: a header, then the sections in their order.
#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "engine/core/number_text.hpp"
#include "protocol/game_kind.hpp"
#include "protocol/match_file.hpp"

namespace reami::protocol {
namespace {

/// The first word of a text, and what follows the blank after it.
std::pair<std::string_view, std::string_view> split(std::string_view text) {
    const auto blank = text.find(' ');
    if (blank == std::string_view::npos) return {text, {}};
    return {text.substr(0, blank), text.substr(blank + 1)};
}

template <class Number>
bool read_number(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

using Problem = std::optional<std::string>;

class FileReader {
public:
    std::variant<MatchFile, FileFault> read(std::string_view text) && {
        while (!text.empty()) {
            const auto end = text.find('\n');
            std::string_view line = text.substr(0, end);
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
            ++number_;
            if (line.ends_with('\r')) line.remove_suffix(1);
            if (line.empty() || line.front() == '#') continue;
            if (auto problem = take(line)) return FileFault{number_, *std::move(problem)};
        }
        if (section_ < moves) return FileFault{number_, "the file ends before its moves"};
        if (auto fault = judge_result()) return *std::move(fault);
        return std::move(file_);
    }

private:
    /// In the order in which they come.
    enum Section : std::uint8_t {
        nothing,
        header,
        set_up,
        moves,
        result,
        drawn
    };

    Problem take(std::string_view line) {
        if (section_ == nothing) return take_first(line);
        static constexpr std::array<std::pair<std::string_view, Section>, 4> sections{
            {{"set-up", set_up}, {"moves", moves}, {"result", result}, {"drawn", drawn}}};
        for (const auto& [name, section] : sections)
            if (line == name) return enter(section);
        switch (section_) {
            case header:
                return take_header(line);
            case set_up:
                return append(*file_.set_up, line);
            case moves:
                return take_move(line);
            case result:
                return take_result(line);
            default:
                return append(file_.drawn, line);
        }
    }

    Problem take_first(std::string_view line) {
        if (line != "reami match 1") return "a match file begins with `reami match 1`";
        section_ = header;
        return std::nullopt;
    }

    Problem enter(Section section) {
        if (section <= section_) return "this section comes too late, or twice";
        if (section > moves && section_ < moves) return "the moves come first";
        section_ = section;
        if (section == set_up) file_.set_up.emplace();
        if (section == moves) return judge_header();
        if (section == result) {
            file_.result.emplace();
            file_.result_line = number_;
        }
        if (section == drawn) file_.drawn_line = number_;
        return std::nullopt;
    }

    static Problem append(std::string& body, std::string_view line) {
        body += std::string(line) + '\n';
        return std::nullopt;
    }

    Problem take_header(std::string_view line) {
        struct Entry {
            std::string_view name;
            Problem (FileReader::*take)(std::string_view);
        };
        static constexpr std::array<Entry, 10> entries{{{"game", &FileReader::take_game},
                                                        {"rules", &FileReader::take_rules},
                                                        {"options", &FileReader::take_options},
                                                        {"seats", &FileReader::take_seats},
                                                        {"player", &FileReader::take_player},
                                                        {"bot", &FileReader::take_bot},
                                                        {"secret", &FileReader::take_secret},
                                                        {"word", &FileReader::take_word},
                                                        {"commitment", &FileReader::take_commitment},
                                                        {"seed", &FileReader::take_seed}}};
        const auto [name, rest] = split(line);
        for (const Entry& entry : entries)
            if (entry.name == name) return (this->*entry.take)(rest);
        return "a header has no line `" + std::string(name) + '`';
    }

    Problem take_game(std::string_view name) {
        if (game_ != nullptr) return "the game stands there already";
        game_ = find_game(name);
        if (game_ == nullptr) return "there is no game `" + std::string(name) + '`';
        file_.game = name;
        return std::nullopt;
    }

    Problem take_rules(std::string_view version) {
        if (game_ == nullptr) return "the game comes before its rules";
        if (!read_number(version, file_.rules_version) || file_.rules_version != game_->rules_version)
            return "only version " + std::to_string(game_->rules_version) + " of these rules is known";
        return std::nullopt;
    }

    Problem take_options(std::string_view json) {
        file_.options = json;
        return std::nullopt;
    }

    Problem take_seats(std::string_view number) {
        if (!read_number(number, file_.seats) || file_.seats < 1 || file_.seats > max_seats)
            return "a match has 1 to " + std::to_string(max_seats) + " seats";
        return std::nullopt;
    }

    Problem take_player(std::string_view rest) { return take_occupant(rest, false); }
    Problem take_bot(std::string_view rest) { return take_occupant(rest, true); }
    Problem take_occupant(std::string_view rest, bool is_bot) {
        Seat seat;
        if (auto problem = take_seat(rest, seat)) return problem;
        if (rest.empty()) return "the name is missing";
        if (!file_.players.try_emplace(seat, MatchFile::Player{std::string(rest), is_bot}).second)
            return "this seat is taken already";
        return std::nullopt;
    }

    Problem take_secret(std::string_view hex) {
        file_.secret = from_hex(hex);
        if (!file_.secret) return "a secret has 64 digits out of 0-9a-f";
        return std::nullopt;
    }

    Problem take_word(std::string_view rest) {
        Seat seat;
        if (auto problem = take_seat(rest, seat)) return problem;
        if (!is_word(rest)) return "a word has 16 to 64 digits out of 0-9a-f";
        if (!file_.words.try_emplace(seat, rest).second) return "this seat's word stands there already";
        return std::nullopt;
    }

    Problem take_commitment(std::string_view text) {
        if (!text.starts_with("sha256-") || !from_hex(text.substr(7)))
            return "a commitment is `sha256-` and 64 digits out of 0-9a-f";
        file_.commitment = text;
        return std::nullopt;
    }

    Problem take_seed(std::string_view hex) {
        file_.seed = from_hex(hex);
        if (!file_.seed) return "a seed has 64 digits out of 0-9a-f";
        return std::nullopt;
    }

    /// Takes the number of a seat and the blank behind it off the front.
    Problem take_seat(std::string_view& rest, Seat& seat) const {
        if (file_.seats == 0) return "the number of seats comes first";
        const auto number = take_number(rest, file_.seats);
        if (!number || !rest.starts_with(' '))
            return "a line begins with the number of a seat, 1 to " + std::to_string(file_.seats);
        rest.remove_prefix(1);
        seat = Seat::from_number(*number);
        return std::nullopt;
    }

    /// Called where the moves begin: all that a match starts from must be there.
    Problem judge_header() {
        if (game_ == nullptr || file_.rules_version == 0 || file_.seats == 0)
            return "game, rules and seats come before the moves";
        const bool seeded = file_.seed || file_.secret || !file_.words.empty() || !file_.commitment.empty();
        if (file_.set_up ? seeded : !file_.seed) return "a match has either a seed or a set-up by hand";
        auto options = game_->canonical_options(file_.options, file_.seats);
        if (const auto* refusal = std::get_if<Refusal>(&options)) return in_words(*refusal);
        file_.options = std::get<std::string>(std::move(options));
        if (!file_.set_up) return std::nullopt;
        const auto start = game_->start(file_.start());
        if (const auto* refusal = std::get_if<Refusal>(&start)) return in_words(*refusal);
        return std::nullopt;
    }

    static std::string in_words(const Refusal& refusal) {
        return refusal.detail.empty() ? refusal.code : refusal.code + ": " + refusal.detail;
    }

    Problem take_move(std::string_view line) {
        MatchFile::Move move{.seat = {}, .notation = {}, .line = number_};
        if (auto problem = take_seat(line, move.seat)) return problem;
        move.notation = line;
        file_.moves.push_back(std::move(move));
        return std::nullopt;
    }

    Problem take_result(std::string_view line) {
        const auto [name, rest] = split(line);
        if (name == "points") return take_figures(rest, file_.result->points);
        if (name == "ranks") return take_figures(rest, file_.result->ranks);
        if (name != "broke" || rest.empty()) return "a result has points, ranks, and what broke a tie";
        file_.result->broke = rest;
        return std::nullopt;
    }

    Problem take_figures(std::string_view rest, std::map<Seat, int>& figures) const {
        for (const Seat seat : SeatSet::first(file_.seats)) {
            const auto [figure, after] = split(rest);
            if (!read_number(figure, figures[seat])) return "each seat has a number here";
            rest = after;
        }
        if (!rest.empty()) return "there are more numbers here than seats";
        return std::nullopt;
    }

    std::optional<FileFault> judge_result() const {
        if (!file_.result || (!file_.result->points.empty() && !file_.result->ranks.empty()))
            return std::nullopt;
        return FileFault{file_.result_line, "a result has points and ranks"};
    }

    MatchFile file_;
    const GameKind* game_ = nullptr;
    Section section_ = nothing;
    int number_ = 0;  ///< of the line
};

}  // namespace

std::variant<MatchFile, FileFault> read_match_file(std::string_view text) { return FileReader().read(text); }

}  // namespace reami::protocol
