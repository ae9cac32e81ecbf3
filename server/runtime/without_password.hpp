// The address of a database as people may see it.
#pragma once

#include <string>
#include <string_view>

namespace reami {

/// `postgresql://…` with `***` for every password in it: the one before `@`, and those of `password`
/// and `sslpassword`.
std::string without_password(std::string_view url);

}  // namespace reami
