// `reami_publish schema FOLDER` writes the JSON Schemas and the AsyncAPI document; `reami_publish typescript
// FILE` the types and constants for the web client.
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string_view>

#include "protocol/publish/documents.hpp"

namespace {

void write(const std::filesystem::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    if (!file.flush()) throw std::runtime_error("can't write " + path.string());
}

int run(std::string_view what, const std::filesystem::path& where) {
    if (what == "schema") {
        std::filesystem::create_directories(where);
        for (const auto& [name, text] : reami::publish::documents()) write(where / name, text);
        return 0;
    }
    if (what == "typescript") {
        write(where, reami::publish::typescript_module());
        return 0;
    }
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        if (argc == 3)
            if (const int status = run(argv[1], argv[2]); status == 0) return 0;
        std::cerr << "reami_publish schema FOLDER | reami_publish typescript FILE\n";
        return 2;
    } catch (const std::exception& error) {
        std::cerr << "reami_publish: " << error.what() << '\n';
        return 1;
    }
}
