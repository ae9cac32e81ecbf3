// Plays the examples of PROTOCOL.md against a server: sends their requests, and waits for their answers.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/app/server.hpp"
#include "tests/protocol/page.hpp"
#include "tests/server/end_to_end/own_folder.hpp"
#include "tests/server/test_client.hpp"

namespace reami::protocol {

class Conversation {
public:
    /// Plays the next line of the page. Throws, naming the line, if the server behaves differently.
    void play(const ExampleLine& line);

private:
    using Json = nlohmann::json;

    /// One connection, and the values that it received.
    struct Speaker {
        testing::TestClient line;
        Json given = Json::object();  ///< the last value of each member of the messages
        Json previewed = {};          ///< the last preview
        int seat = 0;

        void take(const Json& message);
        Json wait_for(const std::function<bool(const Json&)>& fits);
        bool is_asked() const;
    };

    void send(const std::string& who, Json message);
    void fill(Json& message, const Speaker& speaker) const;
    static void fill_moves(Json& moves, const Speaker& speaker);
    void get(const std::string& who, const Json& shown);
    void happens(const std::string& sentence);
    void open_room(bool listed, const std::string& game, int seats);
    void enter(const std::string& who);
    void play_until(const std::function<bool()>& holds);
    void play_a_move();
    Json value_for(const Speaker& speaker, const std::string& member) const;

    std::optional<testing::OwnFolder> folder_;
    std::optional<Server> server_;
    std::string room_;
    std::map<std::string, Speaker> speakers_;
    std::map<std::string, Json> given_before_;  ///< the values of clients that lost their connection
    Json given_last_ = Json::object();          ///< the last values of all clients
    int moves_ = 0, rooms_ = 0;
};

}  // namespace reami::protocol
