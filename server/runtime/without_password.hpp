// Hides the passwords in the address of a database, for logs and messages.
#pragma once

#include <string>
#include <string_view>

namespace reami {

/// `postgresql://…` with `***` for every password in it: the one before `@`, and those of `password`
/// and `sslpassword`.
std::string without_password(std::string_view url);

}  // namespace reami
