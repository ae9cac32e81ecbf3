#include "tests/server/room/room_driver.hpp"

#include <algorithm>

#include "protocol/match/game_info.hpp"
#include "protocol/messages/codec.hpp"
#include "server/room/automatic_steps.hpp"
#include "server/room/judging.hpp"
#include "server/room/questions.hpp"

namespace reami::room {

namespace {

store::RoomOpened opened(const std::string& options, int seats, const std::string& game) {
    const auto canonical = protocol::find_game(game)->canonical_options(options, seats);
    Secret secret{};
    secret.fill(7);
    return {.code = "KETMKARD",
            .game = game,
            .options = *canonical,
            .seats = seats,
            .listed = false,
            .secret = secret,
            .host = {},
            .opener = {},
            .requester = {},
            .request = {}};
}

}  // namespace

RoomDriver::RoomDriver(const std::string& options, int seats, const std::string& game)
    : RoomDriver(std::vector<store::Record>{opened(options, seats, game)}) {}

RoomDriver::RoomDriver(const std::vector<store::Record>& records) : RoomDriver(records, 0) {}

RoomDriver::RoomDriver(const std::vector<store::Record>& records, Millis ago, Millis stays)
    : room(Limits()), stored(records), ids_(1000 * static_cast<int>(records.size())) {
    for (const store::Record& record : records) room.apply(record, now - ago);
    room.wake(moment(), ago, steady + stays);
}

ClientId RoomDriver::come(PlayerId player, std::optional<from_client::Have> have) {
    const ClientId client = next_client_++;
    const Identity identity{.player = player, .token = {}, .stored = true, .new_token = {}};
    deliver(room.come({client, {identity, {}, &forbidden_names}, have, Language::en}, moment()));
    settle();
    return client;
}

ClientId RoomDriver::come_new(PlayerId player, std::uint8_t address) {
    const ClientId client = next_client_++;
    const Identity identity{.player = player, .token = {}, .stored = false, .new_token = "new"};
    store::Hash hash{};
    hash.fill(address);
    deliver(room.come({client, {identity, hash, &forbidden_names}, {}, Language::en}, moment()));
    settle();
    return client;
}

void RoomDriver::attend(ClientId client, protocol::Attendance how) {
    deliver(room.attend({client, how}, moment()));
    settle();
}

void RoomDriver::still_there(ClientId client) {
    deliver(room.hear(client, moment()));
    settle();
}

void RoomDriver::go(ClientId client) {
    deliver(room.go(client, moment()));
    settle();
}

std::vector<RoomDriver::Json> RoomDriver::say(ClientId client, from_client::Message message) {
    take(client);
    const auto for_room = from_client::for_room(std::move(message));
    const bool is_automatic = std::holds_alternative<from_client::Query>(for_room.value()) ||
                              std::holds_alternative<from_client::Question>(for_room.value());
    if (!is_automatic) deliver(room.hear(client, moment()));
    std::visit([&](const auto& what) { hear(client, what); }, for_room.value());
    return take(client);
}

RoomDriver::Json RoomDriver::of_kind(const std::vector<Json>& messages, const std::string& kind) {
    for (const Json& message : messages)
        if (message.at("t") == kind) return message;
    return nullptr;
}

std::vector<RoomDriver::Json> RoomDriver::sit(ClientId client, int seat, const std::string& name) {
    return say(client, from_client::Sit{next_id(), Seat::from_number(seat), name, word});
}

std::vector<RoomDriver::Json> RoomDriver::ready(ClientId client) {
    return say(client, from_client::Ready{next_id(), {}});
}

std::vector<RoomDriver::Json> RoomDriver::start(ClientId client) {
    return say(client, from_client::Start{next_id()});
}

std::vector<RoomDriver::Json> RoomDriver::chat(ClientId client, const std::string& text) {
    return say(client, from_client::Chat{next_id(), text});
}

std::vector<RoomDriver::Json> RoomDriver::kick(ClientId client, int seat) {
    return say(client, from_client::Kick{next_id(), Seat::from_number(seat), {}});
}

std::vector<RoomDriver::Json> RoomDriver::seat_bot(ClientId client, int seat) {
    return say(client, from_client::SeatBot{next_id(), Seat::from_number(seat), "random"});
}

std::vector<RoomDriver::Json> RoomDriver::stand(ClientId client) {
    return say(client, from_client::Stand{next_id()});
}

std::vector<RoomDriver::Json> RoomDriver::rematch(ClientId client) {
    return say(client, from_client::Rematch{next_id(), word});
}

std::vector<RoomDriver::Json> RoomDriver::pace(ClientId client, bool fast) {
    return say(client, from_client::Pace{next_id(), fast});
}

std::vector<RoomDriver::Json> RoomDriver::date(ClientId client, std::optional<Millis> at) {
    return say(client, from_client::Date{next_id(), at});
}

std::vector<RoomDriver::Json> RoomDriver::keep(ClientId client, bool kept) {
    return say(client, from_client::Keep{next_id(), kept});
}

std::vector<RoomDriver::Json> RoomDriver::silence(ClientId client, std::optional<int> who, bool silent) {
    return say(client, from_client::Silence{next_id(), who, silent});
}

std::vector<RoomDriver::Json> RoomDriver::ban(ClientId client, int who) {
    return say(client, from_client::Ban{next_id(), who});
}

std::vector<RoomDriver::Json> RoomDriver::vote(ClientId client, int seat, bool out) {
    return say(client, from_client::Vote{next_id(), Seat::from_number(seat), out});
}

std::vector<RoomDriver::Json> RoomDriver::kick_person(ClientId client, int who) {
    return say(client, from_client::Kick{next_id(), {}, who});
}

RoomDriver::Json RoomDriver::shown() const {
    return Json::parse(protocol::write(public_view(room.snapshot(), steady)));
}

from_client::Move RoomDriver::any_move(ClientId client, const std::string& id) {
    const Json state = of_kind(say(client, from_client::Sync()), "state");
    return {id, state.at("match").get<int>(), state.at("ask").get<int>(),
            state.at("legal").at(0).get<std::string>()};
}

std::vector<RoomDriver::Json> RoomDriver::play_any(ClientId client) {
    return say(client, any_move(client, next_id()));
}

void RoomDriver::play_round(const std::vector<ClientId>& clients) {
    const int rounds = room.state().position->rounds_finished();
    while (room.state().position->rounds_finished() == rounds) {
        const Seat seat = *room.state().position->to_act().begin();
        play_any(clients.at(static_cast<std::size_t>(seat.index())));
    }
}

void RoomDriver::settle() {
    bool goes_on = true;
    while (goes_on) {
        goes_on = false;
        if (auto step = automatic_step(room.snapshot(), context())) goes_on = take_step(*std::move(step));
        for (const BotTurn& turn : bot_turns(room.snapshot())) {
            Random random(Seed{});
            std::vector<std::string> moves{room.state().position->bot_move(turn.bot, turn.seat, random)};
            if (const auto given = scripted_move(room.state(), turn.seat)) moves = {*given};
            auto verdict =
                judge(room.snapshot(), BotMoved{turn.match, turn.seat, turn.ask, moves}, context());
            goes_on = verdict.step && take_step(*std::move(verdict.step));
            if (goes_on) break;
        }
    }
    for (const Reminder& reminder : room.take_reminders(steady)) reminders.push_back(reminder);
}

void RoomDriver::pass(Millis time) {
    now += time;
    steady += time;
    deliver(room.tick({}, moment()));
    settle();
}

void RoomDriver::stall(bool stalled) { deliver(room.tick({stalled}, moment())); }

void RoomDriver::say_pending(ClientId client, from_client::Message message) {
    pending_since_ = moment();
    const auto for_room = from_client::for_room(std::move(message));
    pending_ =
        judge(room.snapshot(), ClientRequest{client, std::get<from_client::Request>(*for_room)}, context())
            .step;
}

void RoomDriver::store_pending() {
    stored.insert(stored.end(), pending_->records.begin(), pending_->records.end());
    deliver(room.advance(*std::exchange(pending_, {}), {pending_since_.wall, steady}));
    settle();
}

std::vector<RoomDriver::Json> RoomDriver::take(ClientId client) {
    return std::exchange(messages_[client], {});
}

std::optional<protocol::Close> RoomDriver::goodbye(ClientId client) const {
    const auto found = goodbyes_.find(client);
    if (found == goodbyes_.end()) return std::nullopt;
    return found->second;
}

void RoomDriver::hear(ClientId client, const from_client::Query& query) {
    deliver(answer(room.snapshot(), ClientQuery{client, query}, moment()));
}

void RoomDriver::hear(ClientId client, const from_client::Request& request) {
    Verdict verdict = judge(room.snapshot(), ClientRequest{client, request}, context());
    deliver(verdict.answers);
    if (verdict.step && take_step(*std::move(verdict.step))) settle();
}

void RoomDriver::hear(ClientId client, const from_client::Chat& chat) {
    Verdict verdict = chat_judge_.judge(room.snapshot(), ClientChat{client, chat}, moment());
    deliver(verdict.answers);
    if (verdict.step) take_step(*std::move(verdict.step));
}

void RoomDriver::hear(ClientId client, const from_client::Question& question) {
    const QuestionVerdict verdict = judge(room.snapshot(), ClientQuestion{client, question});
    deliver(verdict.answers);
    if (verdict.task) deliver(worked_out(room.snapshot(), *verdict.task, verdict.task->work()));
}

bool RoomDriver::take_step(Step step) {
    if (disk_fails && !step.records.empty()) {
        if (step.asker) deliver(refuse(room.snapshot(), *step.asker, 1));
        return false;
    }
    stored.insert(stored.end(), step.records.begin(), step.records.end());
    deliver(room.advance(std::move(step), moment()));
    return true;
}

void RoomDriver::deliver(const std::vector<OutgoingMessage>& mail) {
    for (const OutgoingMessage& one : mail) {
        messages_[one.to].push_back(Json::parse(*one.message.text));
        const Json& message = messages_[one.to].back();
        if (message.at("t") == "here") who_[one.to] = message.at("who");
    }
}

void RoomDriver::deliver(const RoomOutput& post) {
    deliver(post.messages);
    for (const Disconnect& goodbye : post.disconnects) goodbyes_[goodbye.to] = goodbye.why;
}

std::string code_of(const std::vector<RoomDriver::Json>& messages) {
    const auto no = RoomDriver::of_kind(messages, "no");
    return no.is_null() ? "" : no.at("code").get<std::string>();
}

}  // namespace reami::room
