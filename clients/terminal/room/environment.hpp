// What the plain client asks of the world around it: lines out, one connection, plain requests, the token it
// keeps. The program has real ones; tests have a list of what was asked.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "clients/terminal/connection/address.hpp"
#include "clients/terminal/connection/http_request.hpp"
#include "clients/terminal/files/seen.hpp"
#include "clients/terminal/text/output_line.hpp"
#include "protocol/messages/ids.hpp"

namespace reami::terminal {

class Environment {
public:
    Environment() = default;
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;
    virtual ~Environment() = default;

    virtual void print(const OutputLine& line) = 0;

    /// Leaves the present room, if there is one, and connects to that one until `disconnect`.
    virtual void connect(const std::string& room) = 0;
    virtual void disconnect() = 0;
    /// Lost if there is no connection just now.
    virtual void send(const std::string& text) = 0;
    /// Once the server has closed the connection, it is back within that time.
    virtual void restarts_in(std::chrono::seconds time) = 0;

    virtual void fetch(const HttpRequest& request, std::function<void(const HttpAnswer&)> then) = 0;

    /// What makes this client the player that it was before, on this server.
    virtual std::optional<std::string> token() const = 0;
    virtual void keep_token(const std::string& token) = 0;
    virtual void forget_token() = 0;
    /// The codes of the rooms that this player came to, the newest first.
    virtual std::vector<std::string> rooms() const = 0;
    virtual void keep_room(const std::string& code) = 0;
    virtual void forget_room(const std::string& code) = 0;

    /// What this client saw of a match's chance in that room of this server.
    virtual std::optional<Seen> seen(const std::string& room, protocol::MatchNumber match) const = 0;
    virtual void keep_seen(const std::string& room, protocol::MatchNumber match, const Seen& seen) = 0;
    /// Keeps a JSON object that shows what the server did, as a file of that name without its extension. The
    /// path; nothing if that failed.
    virtual std::optional<std::string> keep_evidence(const std::string& name,
                                                     const std::string& evidence) = 0;

    /// 32 hexadecimal digits that nobody can guess.
    virtual std::string random_word() = 0;
    /// Evenly spread below `bound`, which is above 0.
    virtual std::size_t random_below(std::size_t bound) = 0;

    /// The program ends with that status once all is printed.
    virtual void finish(int status) = 0;
};

}  // namespace reami::terminal
