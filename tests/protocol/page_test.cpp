// PROTOCOL.md must agree with the code: its examples are valid messages, each message has an example, the
// page lists each code, and its worked example of the shuffle gives the same deal.
#include "tests/protocol/page.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "engine/core/fair_seed.hpp"
#include "protocol/file/match_file.hpp"
#include "protocol/match/game_info.hpp"
#include "protocol/messages/codec.hpp"

namespace reami::protocol {
namespace {

using Json = nlohmann::json;

const std::string& page() {
    static const std::string text = source_text("protocol/PROTOCOL.md");
    return text;
}

std::vector<ExampleLine> examples(char direction) {
    std::vector<ExampleLine> lines;
    for (const std::string& block : blocks(page(), "reami"))
        for (ExampleLine& line : example_lines(block))
            if (line.direction == direction) lines.push_back(std::move(line));
    return lines;
}

template <class... Messages>
std::set<std::string> tags(const std::variant<Messages...>&) {
    return {std::string(Messages::tag)...};
}

/// The members that each message of the server may have.
template <class... Messages>
std::map<std::string, std::set<std::string>> members(const std::variant<Messages...>&) {
    std::map<std::string, std::set<std::string>> all;
    const auto add = [&](auto type) {
        using Message = typename decltype(type)::type;
        auto& names = all[std::string(Message::tag)];
        names.insert("t");
        boost::mp11::mp_for_each<json::Members<Message>>(
            [&](auto member) { names.insert(std::string(json::member_name<decltype(member)>)); });
    };
    (add(std::type_identity<Messages>()), ...);
    return all;
}

/// Replaces `…`, a value from the server, by a number for `ask` and `v`.
std::string filled(const std::string& text) {
    return std::regex_replace(text, std::regex("\"(ask|v)\":\"…\""), "\"$1\":1");
}

TEST(ProtocolPage, EveryMessageOfAClientIsReadAsItStandsThere) {
    std::set<std::string> shown;
    for (const ExampleLine& line : examples('>')) {
        EXPECT_TRUE(std::holds_alternative<from_client::Message>(read_from_client(filled(line.text))))
            << line.text;
        shown.insert(Json::parse(line.text)["t"].get<std::string>());
    }
    EXPECT_EQ(shown, tags(from_client::Message()));
}

TEST(ProtocolPage, EveryMessageOfTheServerIsShownWithMembersThatItHas) {
    const auto known = members(from_server::Message());
    std::set<std::string> shown;
    for (const ExampleLine& line : examples('<')) {
        const Json message = Json::parse(line.text);
        const auto tag = message["t"].get<std::string>();
        shown.insert(tag);
        for (const auto& member : message.items())
            EXPECT_TRUE(known.at(tag).contains(member.key())) << line.text;
    }
    EXPECT_EQ(shown, tags(from_server::Message()));
}

/// The rows of the section that lists all members: the second column by the first one.
std::map<std::string, std::string> rows_of_members() {
    const std::regex row("\\| (.+?) \\| (.+) \\|");
    const auto begin = page().find("\n## What the server sends\n"), end = page().find("\n## ", begin + 1);
    std::istringstream section(page().substr(begin, end - begin));
    std::map<std::string, std::string> rows;
    std::smatch part;
    for (std::string line; std::getline(section, line);)
        if (std::regex_match(line, part, row)) rows.emplace(part[1], part[2]);
    return rows;
}

template <class Described>
void expect_members(const std::string& row) {
    const auto rows = rows_of_members();
    const auto found = rows.find(row);
    ASSERT_NE(found, rows.end()) << row;
    boost::mp11::mp_for_each<json::Members<Described>>([&](auto member) {
        const std::string name = '`' + std::string(json::member_name<decltype(member)>) + '`';
        EXPECT_NE(found->second.find(name), std::string::npos) << row << " has " << name;
    });
}

TEST(ProtocolPage, EveryMemberOfWhatTheServerSendsStandsThere) {
    using namespace from_server;
    expect_members<Here>("`here`");
    expect_members<Room>("`room`");
    expect_members<Occupant>("a seat in `room`");
    expect_members<State>("`state`");
    expect_members<Patch>("`patch`");
    expect_members<Result>("a `result`");
    expect_members<Ok>("`ok`");
    expect_members<No>("`no`");
    expect_members<Pong>("`pong`");
    expect_members<ChatLine>("`chat`, and each of the `lines`");
    expect_members<Lines>("`lines`");
    expect_members<Reveal>("`reveal`");
    expect_members<Rooms>("`rooms`");
    expect_members<OpenRoom>("`rooms`");
    expect_members<Bye>("`bye`");
    expect_members<Notice>("`notice`");
}

TEST(ProtocolPage, EveryCodeStandsThere) {
    const std::string codes = source_text("protocol/messages/codes.hpp");
    const std::regex literal("\"([a-z]+\\.[a-z_]+)\"");
    int found = 0;
    for (std::sregex_iterator it(codes.begin(), codes.end(), literal), end; it != end; ++it, ++found)
        EXPECT_NE(page().find('`' + (*it)[1].str() + '`'), std::string::npos) << (*it)[1];
    EXPECT_GT(found, 30);
    const std::regex close("= ([14][0-9]{3}),");
    for (std::sregex_iterator it(codes.begin(), codes.end(), close), end; it != end; ++it)
        EXPECT_NE(page().find((*it)[1].str()), std::string::npos) << (*it)[1];
}

TEST(ProtocolPage, ItsMatchFileIsRead) {
    for (const std::string& block : blocks(page(), "match")) EXPECT_TRUE(read_match_file(block));
    EXPECT_EQ(blocks(page(), "match").size(), 1u);
}

/// The page has the inputs in its prose.
TEST(ProtocolPage, TheWorkedExampleOfSeedAndShuffleIsWhatIsDealt) {
    Secret secret{};
    for (std::size_t i = 0; i < secret.size(); ++i) secret[i] = static_cast<std::uint8_t>(i);
    const Seed seed = fair_seed(secret, {{Seat::from_number(1), "0123456789abcdef"},
                                         {Seat::from_number(2), "00112233445566778899aabbccddeeff"}});
    const std::string deal = find_game("kingdomino")->dealt("{}", 2, seed);
    const auto vectors = blocks(page(), "vector");
    ASSERT_EQ(vectors.size(), 1u);
    const auto says = [&](const std::string& line) {
        return vectors[0].find(line + '\n') != std::string::npos;
    };
    EXPECT_TRUE(says("commit " + commitment(secret)));
    EXPECT_TRUE(says("seed " + to_hex(seed)));
    EXPECT_EQ("round 1\n" + vectors[0].substr(vectors[0].find("kings")), deal);
}

}  // namespace
}  // namespace reami::protocol
