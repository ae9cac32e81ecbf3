// Makes the detail of a refusal from a member that could not be read.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "protocol/json/describe_type.hpp"
#include "protocol/messages/refusal.hpp"

namespace reami::protocol {

/// The detail for a wrong member. `path` is the result of json::read for this struct.
template <json::DescribedStruct T>
Detail wrong_member(std::string_view path) {
    auto expected = json::expected_at<T>(path).value_or(json::Expectation{"must_be.object"});
    expected.places.emplace("path", path);
    return {std::move(expected.key), std::move(expected.places)};
}

}  // namespace reami::protocol
