#include "server/commands/admin/question.hpp"

#include <algorithm>
#include <cctype>

namespace reami::commands {

using namespace protocol::admin;  // NOLINT(google-build-using-namespace): this file is about these messages

namespace {

struct QuestionFor {
    std::optional<std::string> operator()(const CloseRoom& asked) const {
        return "Close room " + asked.code + " for good, and file a match that runs there without a result?";
    }
    std::optional<std::string> operator()(const CloseRoomsOf& asked) const {
        return "Close all rooms opened from " + asked.address +
               " for good, and file matches that run there without a result?";
    }
    std::optional<std::string> operator()(const EndMatch& asked) const {
        return "File the match of room " + asked.code + " without a result?";
    }
    std::optional<std::string> operator()(const ForgetPlayer& asked) const {
        return "Delete the name, the chat and the devices of player " + asked.player + " for good?";
    }
    std::optional<std::string> operator()(const Restrict& asked) const {
        if (!asked.with_rooms) return std::nullopt;
        return "Close all rooms opened from " + asked.address.value_or("there") +
               " for good, and ban that address?";
    }
    template <class Other>
    std::optional<std::string> operator()(const Other& /*asked*/) const {
        return std::nullopt;
    }
};

}  // namespace

std::optional<std::string> question_before(const AdminRequest& request) {
    return std::visit(QuestionFor(), request);
}

bool is_yes(std::string answer) {
    std::ranges::transform(answer, answer.begin(), [](unsigned char letter) { return std::tolower(letter); });
    return answer == "y" || answer == "yes";
}

}  // namespace reami::commands
