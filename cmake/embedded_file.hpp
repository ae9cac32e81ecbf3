// The C++ interface of files that `reami_embed` (cmake/embed.cmake) embeds into a binary.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace reami::embedded {

struct File {
    std::string_view name;   ///< the name without the folder: `0001_schema.sql`
    std::string_view bytes;  ///< the content of the file; a zero byte follows, which `bytes` does not contain
};

/// The bytes of the file with this name; empty if no file has this name.
constexpr std::optional<std::string_view> find(std::span<const File> files, std::string_view name) {
    for (const File& file : files)
        if (file.name == name) return file.bytes;
    return std::nullopt;
}

}  // namespace reami::embedded
