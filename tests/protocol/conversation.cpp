#include "tests/protocol/conversation.hpp"

#include <algorithm>
#include <chrono>
#include <regex>
#include <stdexcept>

#include "server/commands/admin/line.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::protocol {

namespace {

using Json = nlohmann::json;

const Json anything = "…";

/// Whether a message matches the shown one: it may have more members, and `…` in `shown` matches any value.
bool fits(const Json& message, const Json& shown) {
    if (shown == anything) return true;
    if (shown.is_object()) {
        const auto has = [&](const auto& member) {
            return message.contains(member.key()) && fits(message[member.key()], member.value());
        };
        const auto members = shown.items();
        return message.is_object() && std::all_of(members.begin(), members.end(), has);
    }
    if (shown.is_array())
        return message.is_array() &&
               std::equal(message.begin(), message.end(), shown.begin(), shown.end(), fits);
    return message == shown;
}

}  // namespace

void Conversation::Speaker::take(const Json& message) {
    if (message.value("t", "") == "preview") {  // a preview shows a future position
        previewed = message;
        return;
    }
    if (message.contains("to_act")) {
        const auto& asked = message["to_act"];
        if (std::find(asked.begin(), asked.end(), seat) == asked.end()) given.erase("legal");
    }
    given.update(message);
    if (const std::string you = message.value("you", ""); you.starts_with("seat:"))
        seat = std::stoi(you.substr(5));
}

Json Conversation::Speaker::wait_for(const std::function<bool(const Json&)>& fits) {
    return line.receive_until([&](const Json& message) {
        take(message);
        return fits(message);
    });
}

bool Conversation::Speaker::is_asked() const { return given.contains("legal"); }

void Conversation::play(const ExampleLine& line) {
    try {
        if (line.direction == '>') return send(line.who, Json::parse(line.text));
        if (line.direction == '<') return get(line.who, Json::parse(line.text));
        happens(line.text);
    } catch (const std::exception& error) {
        const auto speaker = speakers_.find(line.who);
        const std::string given = speaker == speakers_.end() ? "nothing" : speaker->second.given.dump();
        throw std::runtime_error(line.who + line.direction + line.text + ": " + error.what() +
                                 "; known by then: " + given);
    }
}

void Conversation::send(const std::string& who, Json message) {
    Speaker& speaker = speakers_.at(who);
    fill(message, speaker);
    speaker.line.send(message);
}

/// Replaces each `…` in a message by the value that the server gave.
void Conversation::fill(Json& message, const Speaker& speaker) const {
    for (auto& [name, value] : message.items())
        if (value == anything)
            value = value_for(speaker, name);
        else if (name == "moves")
            fill_moves(value, speaker);
        else if (value.is_object())
            fill(value, speaker);
}

void Conversation::fill_moves(Json& moves, const Speaker& speaker) {
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (moves[i] == anything) moves[i] = (i == 0 ? speaker.given : speaker.previewed).at("legal").at(0);
}

/// The value for `…` in a message that a client sends.
Json Conversation::value_for(const Speaker& speaker, const std::string& member) const {
    if (member == "m") return speaker.given.at("legal").at(0);
    return speaker.given.contains(member) ? speaker.given.at(member) : given_last_.at(member);
}

void Conversation::get(const std::string& who, const Json& shown) {
    given_last_.update(speakers_.at(who).wait_for([&](const Json& message) { return fits(message, shown); }));
}

void Conversation::happens(const std::string& sentence) {
    std::smatch part;
    const auto says = [&](const char* pattern) {
        return std::regex_match(sentence, part, std::regex(pattern));
    };
    if (says("A (listed )?room of (\\w+) for (\\d) is open\\."))
        return open_room(part[1].matched, part[2], std::stoi(part[3]));
    if (says("(\\w+) enters\\.")) return enter(part[1]);
    if (says("(\\w+) loses the connection\\.")) {
        given_before_[part[1]] = speakers_.at(part[1]).given;
        speakers_.erase(part[1]);
        return;
    }
    if (says("It is (\\w+)'s turn\\.")) {
        const Speaker& speaker = speakers_.at(part[1]);
        return play_until([&] { return speaker.is_asked(); });
    }
    if (says("It is (\\w+)'s turn to place\\.")) {
        const Speaker& speaker = speakers_.at(part[1]);
        return play_until([&] {
            return speaker.is_asked() && !speaker.given["legal"][0].get<std::string>().starts_with('=');
        });
    }
    if (says("(\\w+) says nothing for a minute\\.")) return;  // a moment is enough here: see `open_room`
    if (sentence == "The match is played to its end.")
        return play_until([&] { return speakers_.begin()->second.given.contains("result"); });
    if (says("(\\w+) is closed with (\\d+)\\.")) {
        if (speakers_.at(part[1]).line.closed() != std::stoi(part[2]))
            throw std::runtime_error("closed otherwise");
        speakers_.erase(part[1]);
        return;
    }
    if (says("An admin announces: (.+)")) {
        const Json announced{{"t", "announce"}, {"text", part[1].str()}};
        commands::answer_of_server(folder_->path(), announced.dump());
        return;
    }
    if (sentence == "The server stops.") return server_.reset();
    throw std::runtime_error("a sentence that nothing here can do");
}

/// Begins another example: forgets all speakers, and opens a room on the server, or on a new one if it was
/// stopped.
void Conversation::open_room(bool listed, const std::string& game, int seats) {
    speakers_.clear();
    given_before_.clear();
    if (!server_) {
        folder_.reset();
        folder_.emplace();
        Settings settings;
        settings.port = 0;
        settings.data = folder_->path();
        settings.log_level = "warn";
        settings.limits.message_burst = 1'000;  // the test sends faster than people do
        settings.limits.asked_after = std::chrono::milliseconds(100);
        settings.limits.answer_within = std::chrono::hours(1);  // only those asked in an example answer
        server_.emplace(settings);
    }
    room_ = testing::open_room(
        server_->port(),
        {{"id", "example" + std::to_string(++rooms_)}, {"game", game}, {"seats", seats}, {"listed", listed}});
}

void Conversation::enter(const std::string& who) {
    using Way = testing::TestClient::Way;
    if (who == "Lobby")
        speakers_.emplace(who, Speaker{testing::TestClient(Way{server_->port(), "/ws/lobby"})});
    else
        speakers_.emplace(who, Speaker{testing::TestClient(server_->port(), room_),
                                       given_before_.try_emplace(who, Json::object()).first->second});
}

void Conversation::play_until(const std::function<bool()>& holds) {
    while (!holds()) play_a_move();
}

/// The client whose turn it is makes a move, and all clients receive it.
void Conversation::play_a_move() {
    int v = 0;
    for (const auto& [who, speaker] : speakers_) v = std::max(v, speaker.given.value("v", 0));
    const auto knows = [](int moves) {
        return [moves](const Json& message) {
            return (message["t"] == "state" || message["t"] == "patch") && message["v"] == moves;
        };
    };
    for (auto& [who, speaker] : speakers_)
        if (!speaker.given.contains("to_act") || speaker.given["v"] != v) speaker.wait_for(knows(v));
    const auto asked = std::find_if(speakers_.begin(), speakers_.end(),
                                    [](const auto& speaker) { return speaker.second.is_asked(); });
    if (asked == speakers_.end()) throw std::runtime_error("nobody is asked");
    send(asked->first,
         {{"t", "move"}, {"id", "p" + std::to_string(++moves_)}, {"match", "…"}, {"ask", "…"}, {"m", "…"}});
    for (auto& [who, speaker] : speakers_) speaker.wait_for(knows(v + 1));
}

}  // namespace reami::protocol
