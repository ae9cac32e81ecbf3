// The C++ interface of files that `reami_embed` (cmake/embed.cmake) embeds into a binary.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace reami::embedded {

struct File {
    std::string_view name;   ///< without its folder: `0001_schema.sql`
    std::string_view bytes;  ///< as they were on disk; a zero byte follows, uncounted
};

/// The bytes of the file with this name; empty if there is none.
constexpr std::optional<std::string_view> find(std::span<const File> files, std::string_view name) {
    for (const File& file : files)
        if (file.name == name) return file.bytes;
    return std::nullopt;
}

}  // namespace reami::embedded
