// A file carried inside the binary: what `reami_embed` (cmake/embed.cmake) makes of it for C++.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace reami::embedded {

struct File {
    std::string_view name;   ///< without its folder: `0001_schema.sql`
    std::string_view bytes;  ///< as they were on disk; a zero byte follows, uncounted
};

/// The bytes of the file of that name, or nothing.
constexpr std::optional<std::string_view> find(std::span<const File> files, std::string_view name) {
    for (const File& file : files)
        if (file.name == name) return file.bytes;
    return std::nullopt;
}

}  // namespace reami::embedded
