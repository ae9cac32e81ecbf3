#include "protocol/messages/from_client_questions.hpp"

namespace reami::protocol::from_client {

std::vector<std::string> Preview::notations() const { return texts_of(moves); }

std::optional<std::string_view> Events::fault() const {
    if (until && *until < from) return "until_before_from";
    return std::nullopt;
}

}  // namespace reami::protocol::from_client
