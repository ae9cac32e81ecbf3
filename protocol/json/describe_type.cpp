#include "protocol/json/describe_type.hpp"

namespace reami::json {

std::string number_range(const Facts& facts) {
    std::string text;
    if (facts.least) text += " from " + std::to_string(*facts.least);
    if (facts.most) text += " to " + std::to_string(*facts.most);
    return text;
}

std::string text_shape(const Facts& facts) {
    std::string text;
    if (facts.longest != Facts{}.longest)
        text +=
            " of " + std::to_string(facts.shortest) + " to " + std::to_string(facts.longest) + " characters";
    if (!facts.characters.empty() && facts.characters.front() != '^')
        text += " out of [" + std::string(facts.characters) + "]";
    return text;
}

}  // namespace reami::json
