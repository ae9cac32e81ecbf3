// A plain client with a fake environment, and messages as the server would send them.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "clients/terminal/plain/plain.hpp"
#include "protocol/match/game_info.hpp"
#include "protocol/messages/codec.hpp"
#include "tests/clients/terminal/plain/fake_environment.hpp"
#include "tests/clients/terminal/room/chat_lines.hpp"

namespace reami::terminal {

namespace from_client = protocol::from_client;
namespace from_server = protocol::from_server;

inline const Seat one = Seat::from_number(1), two = Seat::from_number(2);

inline from_server::Room room(from_server::Phase phase) {
    from_server::Room room;
    room.code = "KETMKARD";
    room.game = "kingdomino";
    room.options.text = R"({"dynasty":true,"harmony":false})";
    room.phase = phase;
    room.host = "seat:1";
    room.match = 1;
    room.seats = {
        {one,
         from_server::Occupant{.name = "Ada", .who = 1, .here = true, .ready = false, .out = {}, .bot = {}}},
        {two, std::nullopt}};
    return room;
}

/// A match with two seats and four kings. Ada chooses first among 3, 7, 13 and 24.
inline from_server::State first_choice() {
    from_server::State state;
    state.match = 1;
    state.view.text =
        R"({"finished":{},"ready":{},"round":1,"rounds":3,"table":{"acting":1,"left":20,)"
        R"("rows":{"1":{"13":0,"24":0,"3":0,"7":0}},)"
        R"("seats":{"1":{"discarded":0,"kingdom":{},"points":0},"2":{"discarded":0,"kingdom":{},"points":0}},)"
        R"("turn":0}})";
    state.to_act = {one};
    state.ask = 1;
    state.legal = from_server::LegalMoves{R"(["=3","=7","=13","=24"])"};
    state.catalog = protocol::find_game("kingdomino")->catalog_hash;
    return state;
}

class PlainClient : public testing::Test {
protected:
    void receive(const from_server::Message& message) { plain.received(protocol::write(message)); }

    void come_in() {
        plain.enter_by_link("KETMKARD", "");
        plain.opened();
        receive(from_server::Here{.you = "seat:1", .match = 1, .v = 0, .token = {}});
    }
    void sit_at_the_table() {
        come_in();
        receive(room(from_server::Phase::playing));
        receive(first_choice());
    }
    /// The id of the last request.
    std::string id() const {
        return std::visit(
            [](const auto& message) -> std::string {
                if constexpr (requires { message.id; }) return message.id.value();
                return "";
            },
            environment.last());
    }
    void grant() { receive(from_server::Ok{.id = id(), .match = {}, .v = {}, .you = {}, .code = {}}); }

    FakeEnvironment environment;
    Words words{protocol::Language::en};
    Plain plain{environment, words, {.server = "http://localhost:8080", .name = "Ada"}};
};

}  // namespace reami::terminal
