#include "server/push/reminder_text.hpp"

#include <nlohmann/json.hpp>

#include "protocol/text/texts.hpp"

namespace reami::push {

namespace {

std::string listed(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    return list;
}

}  // namespace

std::string reminder_text(const std::string& language, const room::Reminder& reminder) {
    const auto tongue = protocol::language(language);
    const std::string names = listed(reminder.others);
    const std::string game = protocol::text(tongue, "game." + reminder.game);
    const auto title = [&] {
        switch (reminder.kind) {
            case room::ReminderKind::play_again:
                return protocol::text(tongue, "push.play_again", {{"name", names}});
            case room::ReminderKind::date:
                return protocol::text(tongue, "push.date", {{"game", game}});
            case room::ReminderKind::half_time:
                return protocol::text(tongue, "push.half_time");
            case room::ReminderKind::still_there:
                return protocol::text(tongue, "push.still_there");
            case room::ReminderKind::your_turn:
                break;
        }
        return protocol::text(tongue, "push.your_turn");
    };
    return nlohmann::json{
        {"title", title()},
        {"body", reminder.kind == room::ReminderKind::play_again || names.empty()
                     ? game
                     : protocol::text(tongue, "push.table", {{"game", game}, {"names", names}})},
        {"path", "r/" + reminder.code},
    }
        .dump();
}

std::string sample_text(const std::string& language, const std::string& nonce) {
    const auto tongue = protocol::language(language);
    return nlohmann::json{{"title", protocol::text(tongue, "push.works")},
                          {"body", protocol::text(tongue, "push.works.body")},
                          {"path", ""},
                          {"nonce", nonce}}
        .dump();
}

}  // namespace reami::push
