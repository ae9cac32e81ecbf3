// The path of the admins' local socket.
#pragma once

#include <filesystem>

namespace reami::admin {

/// The socket in the folder of the database.
inline std::filesystem::path socket_in(const std::filesystem::path& data) { return data / "admin.sock"; }

}  // namespace reami::admin
