// `reami-server admin`: shows the state of the running server, and makes the server carry out an admin's
// actions.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>

#include "protocol/json/read_as.hpp"
#include "protocol/json/write.hpp"
#include "protocol/messages/admin_answers.hpp"
#include "protocol/messages/admin_requests.hpp"
#include "protocol/messages/codes.hpp"
#include "server/commands/admin/line.hpp"
#include "server/commands/admin/options.hpp"
#include "server/commands/admin/question.hpp"
#include "server/commands/admin/tables.hpp"
#include "server/commands/all_commands.hpp"
#include "server/commands/database_command.hpp"
#include "server/runtime/clock.hpp"
#include "server/settings/settings.hpp"

namespace reami::commands {

namespace {

using protocol::admin::AdminDone;
using protocol::admin::AdminRefused;

bool has_terminal() { return ::isatty(STDIN_FILENO) != 0 && ::isatty(STDERR_FILENO) != 0; }

bool says_yes_to(const std::string& question) {
    std::cerr << question << " [y/N] " << std::flush;
    std::string answer;
    std::getline(std::cin, answer);
    return is_yes(answer);
}

/// Whether the operator means the request. Asks the operator if the request needs a confirmation. A script
/// has no terminal, so it needs no confirmation.
bool is_meant(const protocol::admin::AdminRequest& request) {
    const auto question = question_before(request);
    return !question || !has_terminal() || says_yes_to(*question);
}

/// The request with `sure` set: the server then bans even the address of a proxy.
protocol::admin::AdminRequest surely(protocol::admin::AdminRequest request) {
    if (auto* const restricts = std::get_if<protocol::admin::Restrict>(&request)) restricts->sure = true;
    return request;
}

bool is_about_a_proxy(const std::optional<protocol::admin::AdminAnswer>& answer) {
    const auto* const refused = answer ? std::get_if<AdminRefused>(&*answer) : nullptr;
    return refused && refused->code == protocol::code::bans_proxy;
}

int tell(const CLI::App& app, const protocol::admin::AdminRequest& request, const std::filesystem::path& data,
         bool as_json) {
    std::string line = answer_of_server(data, json::write(request));
    if (line.empty() && std::holds_alternative<protocol::admin::DrainServer>(request))
        line = json::write(protocol::admin::AdminAnswer(AdminDone{}));  // the server ended before it answered
    if (line.empty()) return refused(app, "the server has ended, or too many admins are connected to it");
    const auto answer = json::read_as<protocol::admin::AdminAnswer>(line);
    if (!answer) return refused(app, "the server belongs to another release: " + line);
    if (is_about_a_proxy(answer) && has_terminal()) {
        if (!says_yes_to(
                "This is the address of this machine or of a proxy. Ban everybody who comes from it?"))
            return refused(app, "nothing was done");
        return tell(app, surely(request), data, as_json);
    }
    if (as_json) std::cout << line << '\n';
    const bool is_refused = std::holds_alternative<AdminRefused>(*answer);
    if (!as_json) (is_refused ? std::cerr : std::cout) << shown(*answer);
    return is_refused ? 1 : 0;
}

}  // namespace

int admin(int count, const char* const* arguments) {
    CLI::App app(
        "Shows the state, the rooms and the players of the running server, and carries out an operator's "
        "actions. Only root and the server's own user may use this command. It shows no secret, no hand and "
        "no hidden choice of a running match. The server records every action.",
        "reami-server admin");
    bool as_json = false, yes = false;
    app.add_flag("--yes", yes, "does not ask before it closes, ends, forgets or bans");
    app.add_flag("--json", as_json, "prints the server's answer as one line of JSON");
    app.fallthrough();
    const AdminOptions options(app, now_millis());
    return on_folder(app, {count, arguments}, [&](const std::filesystem::path& data) {
        std::optional<protocol::admin::AdminRequest> request;
        try {
            request = options.request();
        } catch (const CLI::ParseError& wrong) {
            app.exit(wrong);
            return usage_error;
        }
        if (!yes && !is_meant(*request)) return refused(app, "nothing was done");
        return tell(app, yes ? surely(*std::move(request)) : *request, data, as_json);
    });
}

}  // namespace reami::commands
