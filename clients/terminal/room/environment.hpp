// What the plain client needs from outside: printing, one connection, plain requests, and the stored token.
// The program implements these functions; the tests' version records the calls.
#pragma once

#include <boost/core/noncopyable.hpp>
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

class Environment : boost::noncopyable {
public:
    virtual ~Environment() = default;

    virtual void print(const OutputLine& line) = 0;

    /// Leaves the present room, if the client is in one. Connects to this room, and stays connected until
    /// `disconnect`.
    virtual void connect(const std::string& room) = 0;
    virtual void disconnect() = 0;
    /// Sends the text, or drops it if there is no connection.
    virtual void send(const std::string& text) = 0;
    /// Call this when the server announces a restart. After it has closed the connection, the server accepts
    /// connections again within this time.
    virtual void restarts_in(std::chrono::seconds time) = 0;

    virtual void fetch(const HttpRequest& request, std::function<void(const HttpAnswer&)> then) = 0;

    /// The token that identifies this client's player on this server.
    virtual std::optional<std::string> token() const = 0;
    virtual void keep_token(const std::string& token) = 0;
    virtual void forget_token() = 0;
    /// The codes of the rooms that this player has entered, the newest first.
    virtual std::vector<std::string> rooms() const = 0;
    virtual void keep_room(const std::string& code) = 0;
    virtual void forget_room(const std::string& code) = 0;

    /// The commitment and the words of a match that this client has seen in a room of this server.
    virtual std::optional<Seen> seen(const std::string& room, protocol::MatchNumber match) const = 0;
    virtual void keep_seen(const std::string& room, protocol::MatchNumber match, const Seen& seen) = 0;
    /// Stores evidence against the server, which is a JSON object. `name` is the name of the file without
    /// `.json`. Returns the file's path, or nothing if it can't write the file.
    virtual std::optional<std::string> keep_evidence(const std::string& name,
                                                     const std::string& evidence) = 0;

    /// Returns 32 unpredictable hexadecimal digits.
    virtual std::string random_word() = 0;
    /// Returns an evenly distributed number below `bound`, which must be above 0.
    virtual std::size_t random_below(std::size_t bound) = 0;

    /// Ends the program with this status when all lines are printed.
    virtual void finish(int status) = 0;
};

}  // namespace reami::terminal
