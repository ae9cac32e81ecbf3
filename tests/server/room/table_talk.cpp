#include "tests/server/room/table_talk.hpp"

#include <algorithm>

#include "protocol/game_kind.hpp"

namespace reami::room {

namespace {

store::Opened opened(const std::string& options, int seats, const std::string& game) {
    const auto canonical = protocol::find_game(game)->canonical_options(options, seats);
    Secret secret{};
    secret.fill(7);
    return {.code = "KETMKARD",
            .game = game,
            .options = std::get<std::string>(canonical),
            .seats = seats,
            .listed = false,
            .secret = secret,
            .host = {},
            .opener = {},
            .wisher = {},
            .wish = {}};
}

}  // namespace

TableTalk::TableTalk(const std::string& options, int seats, const std::string& game)
    : TableTalk(std::vector<store::Record>{opened(options, seats, game)}) {}

TableTalk::TableTalk(const std::vector<store::Record>& records) : TableTalk(records, 0) {}

TableTalk::TableTalk(const std::vector<store::Record>& records, Millis ago) : room(Terms()), stored(records) {
    for (const store::Record& record : records) room.fold(record, now - ago);
    room.wake(moment(), now - ago);
}

GuestId TableTalk::come(PlayerId player, std::optional<from_client::Have> have) {
    const GuestId guest = next_guest_++;
    const Identity identity{.player = player, .token = {}, .stored = true, .new_token = {}};
    deliver(room.come({guest, {identity, {}}, have, Language::en}, moment()));
    settle();
    return guest;
}

GuestId TableTalk::come_new(PlayerId player, std::uint8_t address) {
    const GuestId guest = next_guest_++;
    const Identity identity{.player = player, .token = {}, .stored = false, .new_token = "new"};
    store::Hash hash{};
    hash.fill(address);
    deliver(room.come({guest, {identity, hash}, {}, Language::en}, moment()));
    settle();
    return guest;
}

void TableTalk::go(GuestId guest) {
    deliver(room.go(guest, moment()));
    settle();
}

std::vector<TableTalk::Json> TableTalk::say(GuestId guest, from_client::Message message) {
    take(guest);
    letter(Message{guest, std::move(message)});
    return take(guest);
}

TableTalk::Json TableTalk::of_kind(const std::vector<Json>& messages, const std::string& kind) {
    for (const Json& message : messages)
        if (message.at("t") == kind) return message;
    return nullptr;
}

std::vector<TableTalk::Json> TableTalk::sit(GuestId guest, int seat, const std::string& name) {
    return say(guest, from_client::Sit{next_id(), Seat::from_number(seat), name, word});
}

std::vector<TableTalk::Json> TableTalk::ready(GuestId guest) {
    return say(guest, from_client::Ready{next_id(), {}});
}

std::vector<TableTalk::Json> TableTalk::start(GuestId guest) {
    return say(guest, from_client::Start{next_id()});
}

std::vector<TableTalk::Json> TableTalk::chat(GuestId guest, const std::string& text) {
    return say(guest, from_client::Chat{next_id(), text});
}

std::vector<TableTalk::Json> TableTalk::kick(GuestId guest, int seat) {
    return say(guest, from_client::Kick{next_id(), Seat::from_number(seat), {}});
}

std::vector<TableTalk::Json> TableTalk::seat_bot(GuestId guest, int seat) {
    return say(guest, from_client::SeatBot{next_id(), Seat::from_number(seat), "random"});
}

std::vector<TableTalk::Json> TableTalk::stand(GuestId guest) {
    return say(guest, from_client::Stand{next_id()});
}

std::vector<TableTalk::Json> TableTalk::rematch(GuestId guest) {
    return say(guest, from_client::Rematch{next_id(), word});
}

std::vector<TableTalk::Json> TableTalk::silence(GuestId guest, std::optional<int> who, bool silent) {
    return say(guest, from_client::Silence{next_id(), who, silent});
}

std::vector<TableTalk::Json> TableTalk::ban(GuestId guest, int who) {
    return say(guest, from_client::Ban{next_id(), who});
}

std::vector<TableTalk::Json> TableTalk::vote(GuestId guest, int seat, bool out) {
    return say(guest, from_client::Vote{next_id(), Seat::from_number(seat), out});
}

std::vector<TableTalk::Json> TableTalk::kick_person(GuestId guest, int who) {
    return say(guest, from_client::Kick{next_id(), {}, who});
}

TableTalk::Json TableTalk::shown() const { return Json::parse(protocol::write(room.message(steady))); }

from_client::Move TableTalk::any_move(GuestId guest, const std::string& id) {
    const Json state = of_kind(say(guest, from_client::Sync()), "state");
    return {id, state.at("match"), state.at("ask"), state.at("legal").at(0)};
}

std::vector<TableTalk::Json> TableTalk::play_any(GuestId guest) {
    return say(guest, any_move(guest, next_id()));
}

void TableTalk::play_round(const std::vector<GuestId>& guests) {
    const int rounds = room.match()->rounds_finished();
    while (room.match()->rounds_finished() == rounds) {
        const Seat seat = *room.match()->to_act().begin();
        play_any(guests.at(static_cast<std::size_t>(seat.index())));
    }
}

void TableTalk::settle() {
    bool goes_on = true;
    while (goes_on) {
        goes_on = false;
        if (auto step = room.own_step({moment(), Secret{++secrets_}, Tick()}))
            goes_on = take_step(*std::move(step));
        for (const BotTurn& turn : room.bot_turns()) {
            Random random(Seed{});
            const std::string move = room.match()->bot_move(turn.bot, turn.seat, random);
            auto verdict =
                room.judge({moment(), Secret{++secrets_}, BotMoved{turn.match, turn.seat, turn.ask, move}});
            goes_on = verdict.step && take_step(*std::move(verdict.step));
            if (goes_on) break;
        }
    }
}

void TableTalk::pass(Millis time) {
    now += time;
    steady += time;
    deliver(room.tick({}, moment()));
    settle();
}

void TableTalk::stall(bool stalled) { deliver(room.tick({stalled}, moment())); }

void TableTalk::say_pending(GuestId guest, from_client::Message message) {
    pending_since_ = moment();
    pending_ = room.judge({pending_since_, Secret{++secrets_}, Message{guest, std::move(message)}}).step;
}

void TableTalk::store_pending() {
    stored.insert(stored.end(), pending_->records.begin(), pending_->records.end());
    deliver(room.advance(*std::exchange(pending_, {}), pending_since_));
    settle();
}

std::vector<TableTalk::Json> TableTalk::take(GuestId guest) { return std::exchange(mail_[guest], {}); }

std::optional<protocol::Close> TableTalk::goodbye(GuestId guest) const {
    const auto found = goodbyes_.find(guest);
    if (found == goodbyes_.end()) return std::nullopt;
    return found->second;
}

void TableTalk::letter(decltype(Letter::what) what) {
    const auto* said = std::get_if<Message>(&what);
    if (said && std::holds_alternative<from_client::Chat>(said->message)) return take_chat(*said);
    Verdict verdict = room.judge({moment(), Secret{++secrets_}, std::move(what)});
    deliver(verdict.answers);
    if (verdict.step && take_step(*std::move(verdict.step))) settle();
}

void TableTalk::take_chat(const Message& said) {
    const ChatVerdict verdict = room.judge_chat(said, moment());
    deliver(verdict.answers);
    if (!verdict.line) return;
    if (disk_fails) return deliver(room.refuse(verdict.asker, 1));
    stored.emplace_back(*verdict.line);
    deliver(room.said(verdict, moment()));
}

bool TableTalk::take_step(Step step) {
    if (disk_fails && !step.records.empty()) {
        if (step.asker) deliver(room.refuse(*step.asker, 1));
        return false;
    }
    stored.insert(stored.end(), step.records.begin(), step.records.end());
    deliver(room.advance(std::move(step), moment()));
    return true;
}

void TableTalk::deliver(const std::vector<Mail>& mail) {
    for (const Mail& one : mail) {
        mail_[one.to].push_back(Json::parse(*one.text));
        const Json& message = mail_[one.to].back();
        if (message.at("t") == "here") who_[one.to] = message.at("who");
    }
}

void TableTalk::deliver(const Post& post) {
    deliver(post.mail);
    for (const Goodbye& goodbye : post.goodbyes) goodbyes_[goodbye.to] = goodbye.why;
}

std::string code_of(const std::vector<TableTalk::Json>& messages) {
    const auto no = TableTalk::of_kind(messages, "no");
    return no.is_null() ? "" : no.at("code").get<std::string>();
}

}  // namespace reami::room
