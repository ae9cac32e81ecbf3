// Makes the detail of a refusal for a member that the reader could not read.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "protocol/json/describe_type.hpp"
#include "protocol/messages/refusal.hpp"

namespace reami::protocol {

/// The detail for a wrong member of this struct. `path` is what json::read returned.
template <json::DescribedStruct T>
Detail wrong_member(std::string_view path) {
    auto expected = json::expected_at<T>(path).value_or(json::Expectation{"must_be.object"});
    expected.places.emplace("path", path);
    return {std::move(expected.key), std::move(expected.places)};
}

}  // namespace reami::protocol
