// The subcommands of `reami-server admin`, and their options.
#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "protocol/messages/admin_requests.hpp"

namespace reami::commands {

/// Makes a request for the server from the command line.
class AdminOptions {
public:
    /// Adds all subcommands to `app`, which must outlive this object. `now` is in Unix milliseconds.
    AdminOptions(CLI::App& app, std::int64_t now);

    /// The request of the command line. Call this after `app` has parsed the command line. Throws
    /// CLI::ValidationError for a malformed time, and for `close` without a room or an address.
    protocol::admin::AdminRequest request() const;

private:
    struct Given {
        std::string what, room, player, address, opened_by, name, text, find, until, at, note, device;
        std::int64_t number = 0;
        int most = 0, uses = 1;
        bool with_rooms = false;
    };

    CLI::App* command(const std::string& name, const std::string& help);
    void add_looks();
    void add_deeds();
    void add_rulings();
    void add_tokens();
    void needs(CLI::App* command, const std::string& name, std::string& value, const std::string& help);
    void may_find(CLI::App* command);
    void ends(CLI::App* command);
    std::int64_t end() const;
    protocol::admin::AdminRequest look() const;
    protocol::admin::AdminRequest deed() const;
    protocol::admin::AdminRequest closing() const;
    protocol::admin::AdminRequest ruling() const;
    std::optional<std::string> if_given(const std::string& text) const;

    CLI::App& app_;
    std::int64_t now_;
    Given given_;
};

}  // namespace reami::commands
