// An invented message whose members have constraints besides their types.
#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/json/constraints.hpp"

namespace reami::sample {

struct Request {
    std::string id;
    std::optional<std::string> name;
    int seats = 2;
    std::vector<int> row;
    BOOST_DESCRIBE_CLASS(Request, (), (id, name, seats, row), (), ())
};

}  // namespace reami::sample

namespace reami::json {

template <>
inline constexpr Facts facts<&sample::Request::id> = {.shortest = 1, .longest = 4, .characters = "0-9a-z"};
template <>
inline constexpr Facts facts<&sample::Request::name> = {.longest = 2,
                                                        .characters = std::string_view("^\0-\x1f", 4)};
template <>
inline constexpr Facts facts<&sample::Request::seats> = {.least = 2, .most = 4};
template <>
inline constexpr Facts facts<&sample::Request::row> = {.longest = 2};

}  // namespace reami::json
