#include "protocol/publish/documents.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/source_path.hpp"

namespace reami::publish {
namespace {

const std::filesystem::path folder = source_path("protocol/schema");

std::string content(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(PublishedDocuments, AreCurrent) {
    for (const auto& [name, text] : documents())
        EXPECT_TRUE(content(folder / name) == text)
            << name
            << " is not what the types say now. Write it anew: build/dev/protocol/reami_publish schema "
            << "protocol/schema";
}

TEST(PublishedDocuments, AreAllThereIs) {
    std::set<std::string> there, made;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        there.insert(entry.path().filename());
    for (const auto& [name, text] : documents()) made.insert(name);
    EXPECT_EQ(there, made);
}

/// Collects every `$ref` of a document as a JSON pointer.
void collect_references(const nlohmann::json& part, std::set<std::string>& references) {
    if (part.is_object() && part.contains("$ref"))
        references.insert(part["$ref"].get<std::string>().substr(1));
    if (part.is_structured())
        for (const auto& inner : part) collect_references(inner, references);
}

TEST(PublishedDocuments, ReferToWhatStandsInThem) {
    for (const auto& [name, text] : documents()) {
        const auto document = nlohmann::json::parse(text);
        std::set<std::string> references;
        collect_references(document, references);
        for (const std::string& reference : references)
            EXPECT_TRUE(document.contains(nlohmann::json::json_pointer(reference)))
                << name << ' ' << reference;
    }
}

TEST(PublishedDocuments, TheAsyncApiDocumentSendsAndReceivesEveryMessage) {
    const auto document = nlohmann::json::parse(documents().at("asyncapi.json"));
    EXPECT_EQ(document["asyncapi"], "3.0.0");
    EXPECT_EQ(document["operations"]["receive"]["messages"].size(), 32u)
        << "what PROTOCOL.md has from clients";
    EXPECT_EQ(document["operations"]["send"]["messages"].size(), 20u);
    EXPECT_EQ(document["operations"]["list"]["messages"].size(), 1u);
    EXPECT_EQ(document["components"]["messages"]["FromClientMove"]["name"], "move");
}

TEST(PublishedTypes, NameEveryMessageAndEveryViewOfAGame) {
    const std::string types = typescript_modules().at("reami.ts");
    for (const char* name : {"export interface FromClientMove {",
                             "export type FromServer =", "export interface KingdominoMatchView {",
                             "export interface KingdominoOptions {"})
        EXPECT_NE(types.find(name), std::string::npos) << name;
}

TEST(PublishedEvents, TellTheSeatsOfEveryGame) {
    const std::string shapes = typescript_modules().at("events.ts");
    for (const char* line :
         {"  dominium: {\n", "    taken: { seat: 'seat', from: 'seat' },\n", "  kingdomino: {\n",
          "    king: { seat: 'seat' },\n", "  toncc: {\n",
          "    contested: { kings: ['seat'], winner: 'seat' },\n", "    match_ended: {},\n"})
        EXPECT_NE(shapes.find(line), std::string::npos) << line;
}

}  // namespace
}  // namespace reami::publish
