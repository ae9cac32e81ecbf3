// Carries out the requests that admins send to a running server, through the local socket or from the page.
// It writes each action, and each look into a room, into the log before it happens, and the outcome
// afterwards. PROTOCOL.md, "For admins".
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/messages/admin_answers.hpp"
#include "protocol/messages/admin_requests.hpp"
#include "protocol/text/texts.hpp"
#include "server/admin/admin_tokens.hpp"
#include "server/admin/history.hpp"
#include "server/lobby/players/players.hpp"
#include "server/lobby/players/rulings.hpp"
#include "server/lobby/players/signed_in.hpp"
#include "server/lobby/rooms/directory.hpp"
#include "server/lobby/rooms/resting_rooms.hpp"
#include "server/store/read/admin_rows.hpp"
#include "server/store/read/readers.hpp"

namespace reami::admin {

using protocol::admin::AdminAnswer;
using protocol::admin::AdminRequest;

/// The admin who sends a request.
struct AdminCaller {
    std::string name;       ///< for the log: `uid 0 (root)`, `token ada`
    bool is_local = false;  ///< true on the local socket; only there can admins make tokens
    protocol::Language language = protocol::Language::en;
};

/// Every function may be called from any thread.
class AdminService {
public:
    struct Dependencies {
        lobby::Directory& directory;
        lobby::RestingRooms& resting;
        const lobby::OpenRooms& open_rooms;
        lobby::SignedIn& signed_in;
        lobby::Rulings& rulings;
        lobby::Players& players;
        store::Readers& readers;
        store::Journal& journal;
        Background& workers;
        const Clock& clock;
        Meters& meters;
        lobby::KeyedHash hash;
        const CurrentSettings& settings;
        std::function<void()> drain;  ///< ends the server, in order
        /// The address at which people reach the server: `https://club.example`; empty if unknown.
        std::function<std::optional<std::string>()> address = [] { return std::nullopt; };
    };
    AdminService(const Dependencies& dependencies, const store::AdminMemory& memory);

    /// Carries out the request. Returns its answer, which may be a refusal.
    boost::asio::awaitable<AdminAnswer> carry_out(AdminRequest request, AdminCaller caller);

    /// Applies restrictions, names and tokens that other servers may have changed.
    void learn(const store::AdminMemory& memory);

    const AdminTokens& tokens() const { return tokens_; }
    History& history() { return history_; }
    std::int64_t now() const { return dependencies_.clock.now().wall; }

private:
    using AnswerLater = boost::asio::awaitable<AdminAnswer>;

    // looking.cpp
    AnswerLater answer(const protocol::admin::AskStatus& asked);
    AnswerLater answer(const protocol::admin::AskHistory& asked);
    AnswerLater answer(const protocol::admin::ListRooms& asked);
    AnswerLater answer(const protocol::admin::LookIntoRoom& asked);
    AnswerLater answer(const protocol::admin::ListMatches& asked);
    AnswerLater answer(const protocol::admin::ListConnections& asked);
    AnswerLater answer(const protocol::admin::ListPlayers& asked);
    AnswerLater answer(const protocol::admin::ListDevices& asked);
    AnswerLater answer(const protocol::admin::ListRestrictions& asked);
    AnswerLater answer(const protocol::admin::ListNames& asked);
    AnswerLater answer(const protocol::admin::ListLog& asked);
    AnswerLater answer(const protocol::admin::ListTokens& asked);
    AnswerLater answer(const protocol::admin::ListInvites& asked);

    // acting.cpp
    AnswerLater answer(const protocol::admin::CloseRoom& asked);
    AnswerLater answer(const protocol::admin::CloseRoomsOf& asked);
    AnswerLater answer(const protocol::admin::EndMatch& asked);
    AnswerLater answer(const protocol::admin::RemovePlayer& asked);
    AnswerLater answer(const protocol::admin::Restrict& asked);
    AnswerLater answer(const protocol::admin::LiftRestriction& asked);
    AnswerLater answer(const protocol::admin::Announce& asked);
    AnswerLater answer(const protocol::admin::DrainServer& asked);
    AnswerLater answer(const protocol::admin::SignOut& asked);
    AnswerLater answer(const protocol::admin::ForbidName& asked);
    AnswerLater answer(const protocol::admin::AllowName& asked);
    AnswerLater answer(const protocol::admin::ForgetPlayer& asked);
    AnswerLater answer(const protocol::admin::MakeToken& asked);
    AnswerLater answer(const protocol::admin::RevokeToken& asked);
    AnswerLater answer(const protocol::admin::MakeInvite& asked);
    AnswerLater answer(const protocol::admin::RevokeInvite& asked);

    AnswerLater answered(const AdminRequest& request);
    AnswerLater ordered(std::string code, room::AdminOrder order);
    /// The next number of an admin's action in the log.
    std::int64_t next_deed();
    /// Stores the restriction under the next free number, which it sets. Returns whether that succeeded.
    boost::asio::awaitable<bool> keep_numbered(store::Restriction& made);
    /// This function and the next two store something, and return whether that succeeded.
    boost::asio::awaitable<bool> store(store::Record record);
    boost::asio::awaitable<bool> keep(decltype(store::AdminChange::what) what);
    boost::asio::awaitable<bool> log(store::AdminDeed deed);
    /// Writes the action into the server's own log, without codes, names and texts.
    void say(const store::AdminDeed& deed, const AdminRequest& request) const;
    /// The connections to rooms whose player, name, room, address or client contains this text. The name is
    /// the last one with which the player sat.
    boost::asio::awaitable<std::vector<protocol::admin::ConnectionLine>> connections(std::string find);
    /// The player with this number; empty if no stored player has it.
    boost::asio::awaitable<std::optional<store::PlayerId>> known_player(std::string number);
    bool is_an_end(std::int64_t until) const;
    /// Closes the rooms that this address has opened, and returns their number.
    boost::asio::awaitable<std::int64_t> close_rooms_of(boost::asio::ip::address opener);
    /// Whether many people may share this address: it belongs to a proxy, or to this machine.
    bool may_be_a_proxy(const boost::asio::ip::address& address) const;
    /// Closes the connections of the banned player or address, and returns their number.
    int close_barred(const std::optional<store::PlayerId>& player,
                     const std::optional<boost::asio::ip::address>& address);

    Dependencies dependencies_;
    AdminTokens tokens_;
    History history_;
    const std::int64_t started_;
    std::atomic<std::int64_t> last_restriction_, last_deed_;
};

/// Parses a player's number; empty for any other text.
std::optional<store::PlayerId> number_in(const std::string& text);
/// The name of a device in lists: the first eight digits of its token's hash.
std::string short_name(const store::TokenHash& token);

/// A refusal without its text, which `carry_out` adds.
inline protocol::admin::AdminRefused admin_refusal(std::string_view code) { return {std::string(code), ""}; }

}  // namespace reami::admin
