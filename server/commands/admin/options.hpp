// What `reami-server admin` can be told, as commands of its own.
#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "protocol/messages/admin_requests.hpp"

namespace reami::commands {

/// Fills a request from the command line.
class AdminOptions {
public:
    /// Adds all commands to `app`; it lives as long as this. `now` is in Unix milliseconds.
    AdminOptions(CLI::App& app, std::int64_t now);

    /// What was asked for. Expects that the command line was parsed; throws CLI::ValidationError for a time
    /// that can't be read.
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
