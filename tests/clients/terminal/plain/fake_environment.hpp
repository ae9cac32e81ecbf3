// A fake environment of a client, which records the client's calls.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "clients/terminal/room/environment.hpp"
#include "protocol/messages/codec.hpp"

namespace reami::terminal {

class FakeEnvironment final : public Environment {
public:
    void print(const OutputLine& line) override { printed.push_back(tagged(line)); }
    void connect(const std::string& room) override { connected = room; }
    void disconnect() override { connected.clear(); }
    void send(const std::string& text) override { sent.push_back(text); }
    void restarts_in(std::chrono::seconds time) override { restarts.push_back(time); }
    void fetch(const HttpRequest& request, std::function<void(const HttpAnswer&)> then) override {
        fetched.emplace_back(request, std::move(then));
    }
    std::optional<std::string> token() const override { return kept_token; }
    void keep_token(const std::string& token) override { kept_token = token; }
    void forget_token() override { kept_token.reset(); }
    std::vector<std::string> rooms() const override { return kept_rooms; }
    void keep_room(const std::string& code) override { kept_rooms.insert(kept_rooms.begin(), code); }
    void forget_room(const std::string& code) override { std::erase(kept_rooms, code); }
    std::optional<Seen> seen(const std::string& room, protocol::MatchNumber match) const override {
        const auto found = kept_seen.find({room, match});
        return found == kept_seen.end() ? std::nullopt : std::optional(found->second);
    }
    void keep_seen(const std::string& room, protocol::MatchNumber match, const Seen& what) override {
        kept_seen[{room, match}] = what;
    }
    std::optional<std::string> keep_evidence(const std::string& name, const std::string& text) override {
        evidence.emplace_back(name, text);
        return "/state/" + name + ".json";
    }
    std::string random_word() override {
        return "000000000000000000000000000000" + std::to_string(10 + words++);
    }
    std::size_t random_below(std::size_t bound) override { return bound - 1; }
    void finish(int status) override { finished = status; }

    /// The last message that the client has sent, as the server would read it.
    protocol::from_client::Message last() const {
        auto message = protocol::read_from_client(sent.empty() ? "" : sent.back());
        if (auto* read = std::get_if<protocol::from_client::Message>(&message)) return std::move(*read);
        return protocol::from_client::Ping{};
    }

    /// Whether the client has printed a line that begins like this. Forgets this line and all lines before
    /// it.
    bool said(std::string_view beginning) {
        for (auto line = printed.begin(); line != printed.end(); ++line) {
            if (!line->starts_with(beginning)) continue;
            printed.erase(printed.begin(), line + 1);
            return true;
        }
        return false;
    }

    std::vector<std::string> printed, sent;
    std::string connected;
    std::deque<std::pair<HttpRequest, std::function<void(const HttpAnswer&)>>> fetched;
    std::optional<std::string> kept_token;
    std::vector<std::string> kept_rooms;
    std::map<std::pair<std::string, protocol::MatchNumber>, Seen> kept_seen;
    std::vector<std::pair<std::string, std::string>> evidence;
    std::optional<int> finished;
    std::vector<std::chrono::seconds> restarts;
    int words = 0;
};

}  // namespace reami::terminal
