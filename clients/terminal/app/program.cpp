#include "clients/terminal/app/program.hpp"

#include <sodium.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "clients/terminal/app/terminals.hpp"
#include "clients/terminal/connection/connection.hpp"
#include "clients/terminal/connection/dial.hpp"
#include "clients/terminal/connection/fetch.hpp"
#include "clients/terminal/files/seen_file.hpp"
#include "clients/terminal/files/token_file.hpp"
#include "clients/terminal/plain/line_input.hpp"
#include "clients/terminal/plain/plain.hpp"
#include "clients/terminal/plain/prompt.hpp"

namespace reami::terminal {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;

constexpr std::chrono::seconds goodbye_takes{1};
constexpr std::size_t word_bytes = 16;

const char* variable(const char* name) { return std::getenv(name); }

std::shared_ptr<asio::ssl::context> trust(const PlainArguments& arguments) {
    if (!arguments.address.secure) return nullptr;
    auto tls = std::make_shared<asio::ssl::context>(asio::ssl::context::tls_client);
    tls->set_default_verify_paths();
    tls->set_verify_mode(asio::ssl::verify_peer);
    if (arguments.trusted_certificate) tls->load_verify_file(arguments.trusted_certificate->string());
    return tls;
}

TokenFile token_file(const PlainArguments& arguments) {
    if (arguments.token_file) return TokenFile::at(*arguments.token_file);
    return TokenFile::free_one_in(state_folder(variable));
}

class Program final : public Environment, private ConnectionListener {
public:
    explicit Program(const PlainArguments& arguments)
        : arguments_(arguments),
          server_{arguments.address, trust(arguments)},
          tokens_(token_file(arguments)),
          seen_(tokens_.path()),
          words_(language_after(variable)),
          connection_(io_.get_executor(), server_, *this),
          plain_(*this, words_,
                 {.server = arguments.address.link(),
                  .name = arguments.name,
                  .auto_play = arguments.auto_play,
                  .until = arguments.until,
                  .shows_boards = arguments.boards,
                  .by_hand = is_terminal(STDIN_FILENO),
                  .paint = arguments.tags ? Paint::none() : paint_for(STDOUT_FILENO)}),
          is_typed_(!arguments.tags && is_terminal(STDIN_FILENO) && is_able_terminal(STDOUT_FILENO)) {}

    int run() {
        stop_.async_wait([this](boost::system::error_code error, int) {
            if (!error) finish(0);
        });
        const auto& address = arguments_.address;
        if (!address.room.empty())
            plain_.enter_by_link(address.room, address.hand_over);
        else
            plain_.look_around();
        if (address.room.empty() && !address.hand_over.empty()) plain_.command("invite " + address.hand_over);
        tick();
        const auto line = [this](const std::string& text) {
            plain_.command(text);
            offer_moves();
        };
        const auto end = [this] { plain_.end_of_input(); };
        std::optional<LineInput> input;
        if (is_typed_)
            prompt_.emplace(io_.get_executor(), Prompt::Calls{line, end}, history_file());
        else
            input.emplace(STDIN_FILENO, io_.get_executor(), line, end);
        io_.run();
        prompt_.reset();
        return status_;
    }

    // Implements Environment.
    void print(const OutputLine& line) override {
        const std::string text = arguments_.tags ? tagged(line) : untagged(line);
        if (prompt_)
            prompt_->print(text);
        else
            std::cout << text << '\n' << std::flush;
        if (!std::cout) finish(1);  // nobody reads the output any more
    }
    void connect(const std::string& room) override { connection_.open("/ws/r/" + room); }
    void disconnect() override { connection_.close(); }
    void send(const std::string& text) override { connection_.send(text); }
    void restarts_in(std::chrono::seconds time) override { connection_.restarts_in(time); }
    void fetch(const HttpRequest& request, std::function<void(const HttpAnswer&)> then) override {
        asio::co_spawn(
            io_, terminal::fetch(server_, request),
            [this, then = std::move(then)](const std::exception_ptr& error, const HttpAnswer& answer) {
                then(error ? HttpAnswer{.trouble = {Trouble::Kind::no_answer}} : answer);
                offer_moves();
            });
    }
    std::optional<std::string> token() const override { return tokens_.token(server_.address.origin()); }
    void keep_token(const std::string& token) override {
        if (!tokens_.keep(server_.address.origin(), token))
            print({tag::wrong, words_("wrong.token_file", {{"file", tokens_.path().string()}})});
    }
    void forget_token() override { tokens_.forget(server_.address.origin()); }
    std::vector<std::string> rooms() const override { return tokens_.rooms(server_.address.origin()); }
    void keep_room(const std::string& code) override { tokens_.keep_room(server_.address.origin(), code); }
    void forget_room(const std::string& code) override {
        tokens_.forget_room(server_.address.origin(), code);
    }
    std::optional<Seen> seen(const std::string& room, protocol::MatchNumber match) const override {
        return seen_.seen({server_.address.origin(), room, match});
    }
    void keep_seen(const std::string& room, protocol::MatchNumber match, const Seen& seen) override {
        seen_.keep({server_.address.origin(), room, match}, seen);
    }
    std::optional<std::string> keep_evidence(const std::string& name, const std::string& evidence) override {
        const auto path = seen_.keep_evidence(name, server_.address.origin(), evidence);
        return path ? std::optional(path->string()) : std::nullopt;
    }
    std::string random_word() override {
        std::array<unsigned char, word_bytes> bytes{};
        randombytes_buf(bytes.data(), bytes.size());
        std::string word(2 * bytes.size() + 1, '\0');
        sodium_bin2hex(word.data(), word.size(), bytes.data(), bytes.size());
        word.pop_back();
        return word;
    }
    std::size_t random_below(std::size_t bound) override {
        return randombytes_uniform(static_cast<std::uint32_t>(bound));
    }
    void finish(int status) override {
        status_ = status;
        clock_.expires_after(goodbye_takes);
        clock_.async_wait([this](boost::system::error_code) { io_.stop(); });
        connection_.close([this] { io_.stop(); });
    }

private:
    // Implements ConnectionListener.
    void opened() override { plain_.opened(); }
    void received(std::string_view text) override {
        plain_.received(text);
        offer_moves();
    }
    void lost(std::uint16_t code, const ComeBack& then, const Trouble& why) override {
        plain_.lost(code, then, why);
        offer_moves();
    }

    /// Gives the legal moves to the prompt, which offers them as completions when the person presses Tab.
    void offer_moves() {
        if (prompt_) prompt_->offer(plain_.legal());
    }

    /// The file with the history of typed lines. Each server has one, in the folder of the token file.
    std::filesystem::path history_file() const {
        std::string name = server_.address.origin();
        std::ranges::replace_if(
            name, [](char one) { return one == '/' || one == ':'; }, '_');
        return tokens_.path().parent_path() / ("history-" + name);
    }

    void tick() {
        clock_.expires_after(1s);
        clock_.async_wait([this](boost::system::error_code error) {
            if (error) return;
            plain_.tick();
            tick();
        });
    }

    PlainArguments arguments_;
    asio::io_context io_{1};
    asio::steady_timer clock_{io_};
    asio::signal_set stop_{io_, SIGINT, SIGTERM};
    Server server_;
    TokenFile tokens_;
    SeenFile seen_;
    Words words_;
    Connection connection_;
    Plain plain_;
    bool is_typed_;  ///< true if a person types at a terminal and sees the output
    std::optional<Prompt> prompt_;
    int status_ = 0;
};

}  // namespace

int run_plain(const PlainArguments& arguments) {
    if (sodium_init() < 0) throw std::runtime_error("libsodium does not start");
    std::signal(SIGPIPE, SIG_IGN);
    return Program(arguments).run();
}

}  // namespace reami::terminal
