// The texts that browsers get by web push: JSON, which the client's service worker shows as a notification.
#pragma once

#include <string>

#include "server/room/reminders.hpp"

namespace reami::push {

/// `language` is `en` or `it`.
std::string reminder_text(const std::string& language, const room::Reminder& reminder);
/// The first message to a device. The page sends the nonce back.
std::string sample_text(const std::string& language, const std::string& nonce);

}  // namespace reami::push
