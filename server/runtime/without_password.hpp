// Hides the passwords in the address of a database, for logs and messages.
#pragma once

#include <string>
#include <string_view>

namespace reami {

/// The URL `postgresql://…` with `***` for each password: the one before `@`, and the values of the
/// parameters `password` and `sslpassword`.
std::string without_password(std::string_view url);

}  // namespace reami
