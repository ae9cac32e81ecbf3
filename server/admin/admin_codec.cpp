#include "server/admin/admin_codec.hpp"

#include "protocol/json/read.hpp"
#include "protocol/messages/codes.hpp"

namespace reami::admin {

using namespace protocol::admin;  // NOLINT(google-build-using-namespace): this file is about these messages

Expected<AdminRequest, AdminRefused> read_request(std::string_view text, protocol::Language language) {
    const auto refused = [language](std::string_view code) {
        return AdminRefused{std::string(code), protocol::refusal_text(language, {std::string(code)})};
    };
    const json::Document document(text);
    if (!document.object()) return refused(protocol::code::malformed);
    AdminRequest request;
    const auto wrong = json::read(*document.root(), request);
    if (!wrong) return request;
    auto no = refused(*wrong == "t" ? protocol::code::unknown : protocol::code::field);
    no.text += " (" + *wrong + ")";
    return no;
}

}  // namespace reami::admin
