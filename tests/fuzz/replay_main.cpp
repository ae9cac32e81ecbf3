// Runs a fuzz target once with each file in the given folders and each given file, in the order of their
// names. In this way, builds without libFuzzer run a corpus as a test. A target that finds a defect ends the
// program.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_below(const fs::path& root) {
    if (!fs::is_directory(root)) return {root};
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root))
        if (entry.is_regular_file()) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

void replay(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::ios_base::failure("cannot read " + file.string());
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    const std::vector<std::uint8_t> input(bytes.begin(), bytes.end());
    std::cout << file.string() << std::endl;  // flushed, so that the last line before a crash names its file
    LLVMFuzzerTestOneInput(input.data(), input.size());
}

}  // namespace

int main(int argc, char** argv) try {
    std::size_t replayed = 0;
    for (int i = 1; i < argc; ++i) {
        for (const fs::path& file : files_below(argv[i])) {
            replay(file);
            ++replayed;
        }
    }
    std::cout << replayed << " files replayed\n";
    return replayed > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
} catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
    return EXIT_FAILURE;
}
