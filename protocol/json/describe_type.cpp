#include "protocol/json/describe_type.hpp"

namespace reami::json {

Expectation expected_number(const Facts& facts) {
    Expectation number{"must_be.integer"};
    if (facts.least) {
        number.key = facts.most ? "must_be.integer_from_to" : "must_be.integer_from";
        number.places.emplace("least", std::to_string(*facts.least));
    }
    if (facts.most) number.places.emplace("most", std::to_string(*facts.most));
    return number;
}

Expectation expected_text(const Facts& facts) {
    if (facts.longest == Facts{}.longest) return {"must_be.text"};
    Expectation text{
        "must_be.text_of_length",
        {{"shortest", std::to_string(facts.shortest)}, {"longest", std::to_string(facts.longest)}}};
    if (facts.characters.empty() || facts.characters.front() == '^') return text;
    text.key = "must_be.text_of_characters";
    text.places.emplace("characters", facts.characters);
    return text;
}

Expectation expected_list(const Facts& facts) {
    if (facts.longest == Facts{}.longest) return {"must_be.list"};
    return {"must_be.list_of_length",
            {{"shortest", std::to_string(facts.shortest)}, {"longest", std::to_string(facts.longest)}}};
}

}  // namespace reami::json
