// A whole server, and an admin at its local socket.
#pragma once

#include <chrono>
#include <string>

#include "server/commands/admin/line.hpp"
#include "tests/server/end_to_end/whole_server.hpp"
#include "tests/server/plain_request.hpp"

namespace reami::testing {

struct AdminServer : WholeServer {
    /// Sends the request as an admin, and returns the server's answer.
    Json ask(const Json& request) const {
        return Json::parse(commands::answer_of_server(folder.path(), request.dump()));
    }
    /// The same for an answer with a list: its only element. Fails the test if there are more or none.
    Json line(const Json& request, const std::string& list) const {
        const Json lines = ask(request).at(list);
        EXPECT_EQ(lines.size(), 1u) << lines;
        return lines.empty() ? Json() : lines.at(0);
    }
    /// The number of the player with that name.
    std::string number_of(const std::string& name) const {
        return line({{"t", "players"}, {"find", name}}, "players").at("player");
    }
    /// The last line of the audit log, as `what target: outcome`.
    std::string last_deed() const {
        const Json deed = ask({{"t", "log"}}).at("deeds").at(0);
        return deed.at("what").get<std::string>() + ' ' + deed.at("target").get<std::string>() + ": " +
               deed.at("outcome").get<std::string>();
    }
    static std::int64_t in_an_hour() {
        using namespace std::chrono;
        return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count() + 3'600'000;
    }
    /// The admin's view of the room.
    Json room(const std::string& code) const { return ask({{"t", "room"}, {"code", code}}); }
};

/// A client that enters a room and takes a seat.
struct Sitter {
    Sitter(std::uint16_t port, const std::string& code, const std::string& name) : line(port, code) {
        token = line.hello().at("token");
        sit(name);
        line.receive_a("ok");
    }
    void sit(const std::string& name) {
        line.send({{"t", "sit"}, {"id", "s"}, {"name", name}, {"word", "0123456789abcdef"}});
    }
    TestClient line;
    std::string token;
};

}  // namespace reami::testing
