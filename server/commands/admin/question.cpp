#include "server/commands/admin/question.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <cctype>

namespace reami::commands {

using namespace protocol::admin;  // NOLINT(google-build-using-namespace): all that is spoken of here

namespace {

bool is_loopback(const std::string& text) {
    boost::system::error_code wrong;
    const auto address = boost::asio::ip::make_address(text, wrong);
    return !wrong && address.is_loopback();
}

struct QuestionFor {
    std::optional<std::string> operator()(const CloseRoom& asked) const {
        return "Close room " + asked.code + " for good, and file a match that runs there without a result?";
    }
    std::optional<std::string> operator()(const EndMatch& asked) const {
        return "File the match of room " + asked.code + " without a result?";
    }
    std::optional<std::string> operator()(const ForgetPlayer& asked) const {
        return "Take the name, the chat and the devices of player " + asked.player + " out for good?";
    }
    std::optional<std::string> operator()(const Restrict& asked) const {
        if (asked.kind != RestrictionKind::ban || !is_loopback(asked.address.value_or("")))
            return std::nullopt;
        return "Ban this machine? If a proxy runs here and `proxies` does not name it, that keeps everybody "
               "out.";
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
