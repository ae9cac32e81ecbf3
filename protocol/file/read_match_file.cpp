// Reads the text of a match file line by line: first the header, then the sections in their order.
#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "engine/core/expected.hpp"
#include "engine/core/number_text.hpp"
#include "protocol/file/file_problem.hpp"
#include "protocol/file/match_file.hpp"
#include "protocol/file/rules_releases.hpp"
#include "protocol/match/game_info.hpp"
#include "protocol/text/plain_text.hpp"

namespace reami::protocol {
namespace {

constexpr std::size_t longest_line = 4096;

/// Splits a text at its first blank: returns the first word, and everything after the blank.
std::pair<std::string_view, std::string_view> split(std::string_view text) {
    const auto blank = text.find(' ');
    if (blank == std::string_view::npos) return {text, {}};
    return {text.substr(0, blank), text.substr(blank + 1)};
}

/// Reads a whole number without leading zeros.
bool read_number(std::string_view text, int& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && std::to_string(number) == text;
}

class FileReader {
public:
    Expected<MatchFile, FileFault> read(std::string_view text) && {
        while (!text.empty()) {
            const auto end = text.find('\n');
            std::string_view line = text.substr(0, end);
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
            ++number_;
            if (line.ends_with('\r')) line.remove_suffix(1);
            if (auto wrong = take(line)) return at_its_line(*std::move(wrong));
        }
        if (auto wrong = judge_end()) return at_its_line(*std::move(wrong));
        file_.drawn = std::move(drawn_.text);
        return std::move(file_);
    }

private:
    /// The sections in their order.
    enum Section : std::uint8_t {
        nothing,
        header,
        set_up,
        moves,
        result,
        drawn
    };

    /// The lines of a set-up, and the number that each line has in the file.
    struct SetUpSection {
        std::string text;
        std::vector<int> numbers;
    };

    FileFault at_its_line(FileFault fault) const {
        if (fault.line == 0) fault.line = std::max(1, number_);
        return fault;
    }

    Problem take(std::string_view line) {
        if (line.size() > longest_line) return problem("long_line", {{"most", std::to_string(longest_line)}});
        if (!is_plain_text(line)) return problem("not_plain");
        if (line.empty() || line.front() == '#') return std::nullopt;
        if (section_ == nothing) return take_first(line);
        static constexpr std::array<std::pair<std::string_view, Section>, 4> sections{
            {{"set-up", set_up}, {"moves", moves}, {"result", result}, {"drawn", drawn}}};
        for (const auto& [name, section] : sections)
            if (line == name) return enter(section);
        switch (section_) {
            case header:
                return take_header(line);
            case set_up:
                return append(set_up_, line);
            case moves:
                return take_move(line);
            case result:
                return take_result(line);
            default:
                return append(drawn_, line);
        }
    }

    Problem take_first(std::string_view line) {
        if (line != "reami match 1" && line != "reami match 2") return problem("first_line");
        is_second_ = line.back() == '2';
        section_ = header;
        return std::nullopt;
    }

    Problem enter(Section section) {
        if (section <= section_) return problem("section");
        if (section > moves && section_ < moves) return problem("moves_first");
        section_ = section;
        if (section == set_up) file_.set_up.emplace();
        if (section == moves) return judge_header();
        if (section == result) {
            file_.result.emplace();
            file_.result_line = number_;
        }
        if (section == drawn && file_.set_up) return problem("drawn_by_hand");
        return std::nullopt;
    }

    Problem append(SetUpSection& lines, std::string_view line) const {
        lines.text += std::string(line) + '\n';
        lines.numbers.push_back(number_);
        return std::nullopt;
    }

    Problem take_header(std::string_view line) {
        struct HeaderEntry {
            std::string_view name;
            Problem (FileReader::*take)(std::string_view);
            bool is_of_a_seat = false;
        };
        static constexpr std::array<HeaderEntry, 10> entries{{{"game", &FileReader::take_game},
                                                              {"rules", &FileReader::take_rules},
                                                              {"options", &FileReader::take_options},
                                                              {"seats", &FileReader::take_seats},
                                                              {"player", &FileReader::take_player, true},
                                                              {"bot", &FileReader::take_bot, true},
                                                              {"secret", &FileReader::take_secret},
                                                              {"word", &FileReader::take_word, true},
                                                              {"commitment", &FileReader::take_commitment},
                                                              {"seed", &FileReader::take_seed}}};
        const auto [name, rest] = split(line);
        for (const HeaderEntry& entry : entries) {
            if (entry.name != name) continue;
            const bool is_new = lines_.try_emplace(std::string(name), number_).second;
            if (!is_new && !entry.is_of_a_seat) return problem_with("twice", name);
            return (this->*entry.take)(rest);
        }
        return problem_with("header", name);
    }

    Problem take_game(std::string_view name) {
        game_ = find_game(name);
        if (game_ == nullptr) return problem_with("game", name);
        file_.game = name;
        return std::nullopt;
    }

    Problem take_rules(std::string_view version) {
        if (game_ == nullptr) return problem("game_first");
        if (!read_number(version, file_.rules_version) || file_.rules_version < 1) return problem("rules");
        return why_other_rules({file_.game, file_.rules_version}, game_->rules_version);
    }

    Problem take_options(std::string_view json) {
        file_.options = json;
        return std::nullopt;
    }

    Problem take_seats(std::string_view number) {
        if (!read_number(number, file_.seats) || file_.seats < 1 || file_.seats > max_seats)
            return problem("seats", {{"most", std::to_string(max_seats)}});
        return std::nullopt;
    }

    Problem take_player(std::string_view rest) { return take_occupant(rest, false); }
    Problem take_bot(std::string_view rest) { return take_occupant(rest, true); }
    Problem take_occupant(std::string_view rest, bool is_bot) {
        Seat seat;
        if (auto wrong = take_seat(rest, seat)) return wrong;
        if (rest.empty()) return problem("no_name");
        if (!file_.players.try_emplace(seat, MatchFile::Player{std::string(rest), is_bot}).second)
            return problem("seat_taken");
        return std::nullopt;
    }

    Problem take_secret(std::string_view hex) {
        file_.secret = from_hex(hex);
        return file_.secret ? std::nullopt : problem("secret");
    }

    Problem take_word(std::string_view rest) {
        Seat seat;
        if (auto wrong = take_seat(rest, seat)) return wrong;
        if (!is_word(rest)) return problem("word");
        if (!file_.words.try_emplace(seat, rest).second) return problem("word_twice");
        return std::nullopt;
    }

    Problem take_commitment(std::string_view text) {
        if (!is_commitment(text)) return problem("commitment");
        file_.commitment = text;
        return std::nullopt;
    }

    Problem take_seed(std::string_view hex) {
        file_.seed = from_hex(hex);
        return file_.seed ? std::nullopt : problem("seed");
    }

    /// Removes the number of a seat, and the blank after it if there is one, from the front of the text.
    Problem take_seat(std::string_view& rest, Seat& seat) const {
        if (file_.seats == 0) return problem("seats_first");
        const auto number = take_number(rest, file_.seats);
        if (!number || (!rest.empty() && !rest.starts_with(' ')))
            return problem("seat", {{"most", std::to_string(file_.seats)}});
        if (!rest.empty()) rest.remove_prefix(1);
        seat = Seat::from_number(*number);
        return std::nullopt;
    }

    /// Checks at the start of the moves that the header is complete.
    Problem judge_header() {
        if (game_ == nullptr || file_.rules_version == 0 || file_.seats == 0) return problem("header_short");
        const bool seeded = file_.seed || file_.secret || !file_.words.empty() || !file_.commitment.empty();
        if (file_.set_up ? seeded : !file_.seed) return problem("chance");
        auto options = game_->canonical_options(file_.options, file_.seats);
        if (!options) {
            const Refusal why = options.error();
            const bool is_of_the_seats = why.code == code::bad_seats || !lines_.contains("options");
            return problem_at(lines_.at(is_of_the_seats ? "seats" : "options"), why);
        }
        file_.options = *std::move(options);
        if (!file_.set_up) return std::nullopt;
        *file_.set_up = set_up_.text;
        return judge_set_up(set_up_);
    }

    Problem judge_set_up(const SetUpSection& lines) const {
        const auto fault = game_->set_up_fault(file_.options, file_.seats, lines.text);
        if (!fault) return std::nullopt;
        const auto index = static_cast<std::size_t>(fault->line - 1);
        const int line = index < lines.numbers.size() ? lines.numbers[index] : number_;
        return problem_at(line, refusal(code::bad_set_up, detail_of(*fault)));
    }

    Problem take_move(std::string_view line) {
        MatchFile::FileMove move{.seat = {}, .notation = {}, .line = number_};
        if (auto wrong = take_seat(line, move.seat)) return wrong;
        if (line.empty()) return problem("no_move");
        if (is_of_no_game(line) && !is_second_) return problem("second");
        move.notation = line;
        file_.moves.push_back(std::move(move));
        return std::nullopt;
    }

    Problem take_result(std::string_view line) {
        const auto [name, rest] = split(line);
        auto& of_file = *file_.result;
        if (name == "points") return take_figures(name, rest, of_file.points);
        if (name == "ranks") return take_figures(name, rest, of_file.ranks);
        if (name != "tie_break" || rest.empty()) return problem("result");
        if (of_file.tie_break) return problem_with("twice", name);
        of_file.tie_break = rest;
        return std::nullopt;
    }

    Problem take_figures(std::string_view name, std::string_view rest, std::map<Seat, int>& figures) const {
        if (!figures.empty()) return problem_with("twice", name);
        for (const Seat seat : SeatSet::first(file_.seats)) {
            const auto [figure, after] = split(rest);
            if (!read_number(figure, figures[seat])) return problem("few_figures");
            rest = after;
        }
        return rest.empty() ? std::nullopt : problem("many_figures");
    }

    Problem judge_end() const {
        if (number_ == 0) return problem("empty");
        if (section_ == nothing) return problem("first_line");
        if (section_ < moves) return problem("no_moves");
        if (file_.result && (file_.result->points.empty() || file_.result->ranks.empty())) {
            Problem short_result = problem("result_short");
            short_result->line = file_.result_line;
            return short_result;
        }
        return section_ == drawn ? judge_set_up(drawn_) : std::nullopt;
    }

    MatchFile file_;
    const GameInfo* game_ = nullptr;
    Section section_ = nothing;
    int number_ = 0;          ///< the number of the line
    bool is_second_ = false;  ///< the first line allows moves of no game
    std::map<std::string, int, std::less<>>
        lines_;  ///< for each entry of the header, the line on which it first occurs
    SetUpSection set_up_, drawn_;
};

}  // namespace

Expected<MatchFile, FileFault> read_match_file(std::string_view text) { return FileReader().read(text); }

}  // namespace reami::protocol
