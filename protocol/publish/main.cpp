// `reami_publish schema FOLDER` writes the JSON Schemas and the AsyncAPI document. `reami_publish typescript
// FOLDER` writes the types and constants for the web client.
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <string_view>

#include "protocol/publish/documents.hpp"

namespace {

int write(const std::filesystem::path& folder, const std::map<std::string, std::string>& files) {
    std::filesystem::create_directories(folder);
    for (const auto& [name, text] : files) {
        std::ofstream file(folder / name, std::ios::binary);
        file << text;
        if (!file.flush()) throw std::runtime_error("can't write " + (folder / name).string());
    }
    return 0;
}

int run(std::string_view what, const std::filesystem::path& folder) {
    if (what == "schema") return write(folder, reami::publish::documents());
    if (what == "typescript") return write(folder, reami::publish::typescript_modules());
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        if (argc == 3)
            if (const int status = run(argv[1], argv[2]); status == 0) return 0;
        std::cerr << "reami_publish schema FOLDER | reami_publish typescript FOLDER\n";
        return 2;
    } catch (const std::exception& error) {
        std::cerr << "reami_publish: " << error.what() << '\n';
        return 1;
    }
}
