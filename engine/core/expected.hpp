// The return type of a function that can fail for a reason that its caller handles.
#pragma once

#include <boost/system/result.hpp>

namespace reami {

/// Holds a `T`, or an `E`, which says why there is none. `Expected<void, E>` says that all went well, or why
/// not. E is `std::string` if the reason is a text for people or for the log. Otherwise E is a type that the
/// caller passes on or decides by, such as `protocol::Refusal`, `net::Answer` or `protocol::Close`. A caller
/// writes `if (!found) return found.error();`, and then uses `*found`, which is undefined without this check.
/// A caller for which a reason would be a fault of the program writes `found.value()`, which then throws.
template <class T, class E>
using Expected = boost::system::result<T, E>;

/// Says which of the two is returned if an E can be made from a T: `return {in_place_value, text};`.
using boost::system::in_place_value;

}  // namespace reami
