#include "server/admin/admin_socket.hpp"

#include <pwd.h>
#include <spdlog/spdlog.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <system_error>

#include "protocol/json/write.hpp"
#include "protocol/transport/as_tuple_awaitable.hpp"
#include "server/admin/admin_codec.hpp"
#include "server/admin/socket_path.hpp"
#include "server/runtime/log_about.hpp"

namespace reami::admin {

namespace fs = std::filesystem;
namespace asio = boost::asio;
using asio::local::stream_protocol;
using transport::outcome;

namespace {

constexpr std::size_t longest_request = 4096;
constexpr std::size_t most_guests = 8;
constexpr std::chrono::milliseconds after_a_failed_accept{100};

std::string name_of_user(uid_t uid) {
    passwd entry{};
    passwd* found = nullptr;
    std::array<char, 4096> space{};
    ::getpwuid_r(uid, &entry, space.data(), space.size(), &found);
    const std::string number = "uid " + std::to_string(uid);
    return found ? number + " (" + found->pw_name + ")" : number;
}

/// The user of the process at the other end; empty if this user may not connect, even if the file's mode
/// allows it.
std::optional<AdminCaller> caller_at(stream_protocol::socket& socket) {
    ucred peer{};
    socklen_t size = sizeof peer;
    if (::getsockopt(socket.native_handle(), SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return std::nullopt;
    if (!may_use_admin_socket(peer.uid, ::geteuid())) {
        spdlog::warn("refused {} at the admins' socket: only root and the server's own user may use it",
                     name_of_user(peer.uid));
        return std::nullopt;
    }
    return AdminCaller{.name = name_of_user(peer.uid), .is_local = true};
}

stream_protocol::acceptor listening_at(const asio::any_io_executor& executor, const fs::path& path) {
    std::error_code ignored;
    fs::remove(path, ignored);  // left by a server that crashed
    stream_protocol::acceptor acceptor(executor);
    acceptor.open();
    const mode_t before = ::umask(S_IXUSR | S_IRWXG | S_IRWXO);
    boost::system::error_code fault;
    acceptor.bind(stream_protocol::endpoint(path.string()), fault);
    ::umask(before);
    if (fault) throw boost::system::system_error(fault);
    acceptor.listen();
    return acceptor;
}

}  // namespace

bool may_use_admin_socket(unsigned caller, unsigned server) { return caller == server || caller == 0; }

class AdminSocket::Listening : public std::enable_shared_from_this<Listening> {
public:
    Listening(const asio::any_io_executor& executor, fs::path path, AdminService& service)
        : path_(std::move(path)),
          service_(service),
          acceptor_(listening_at(executor, path_)),
          pause_(executor) {}

    void start() {
        asio::co_spawn(acceptor_.get_executor(), accept(shared_from_this()),
                       logged("accepting admins at the local socket"));
    }

    void stop() {
        std::error_code ignored;
        fs::remove(path_, ignored);
        asio::post(acceptor_.get_executor(), [self = shared_from_this()] {
            boost::system::error_code unheard;
            self->acceptor_.close(unheard);
            for (const auto& guest : self->guests_) guest->close(unheard);
        });
    }

private:
    using Guest = std::shared_ptr<stream_protocol::socket>;

    static asio::awaitable<void> accept(std::shared_ptr<Listening> self) {
        while (self->acceptor_.is_open()) {
            auto [error, socket] = co_await self->acceptor_.async_accept(outcome);
            if (!error && self->guests_.size() < most_guests) {
                self->welcome(std::make_shared<stream_protocol::socket>(std::move(socket)));
            } else if (error && error != asio::error::operation_aborted) {
                self->pause_.expires_after(after_a_failed_accept);
                co_await self->pause_.async_wait(outcome);
            }
        }
    }

    void welcome(const Guest& guest) {
        auto caller = caller_at(*guest);
        if (!caller) return;
        guests_.insert(guest);
        const auto gone = [self = shared_from_this(), guest](const std::exception_ptr& fault) {
            logged("serving an admin at the local socket")(fault);
            self->guests_.erase(guest);
        };
        asio::co_spawn(acceptor_.get_executor(), serve(guest, *std::move(caller)), gone);
    }

    asio::awaitable<void> serve(Guest guest, AdminCaller caller) {
        std::string incoming;
        for (;;) {
            const auto [lost, size] = co_await asio::async_read_until(
                *guest, asio::dynamic_buffer(incoming, longest_request), '\n', outcome);
            if (lost) co_return;
            const std::string line = incoming.substr(0, size - 1);
            incoming.erase(0, size);
            auto read = read_request(line, caller.language);
            AdminAnswer answer;
            if (read)
                answer = co_await service_.carry_out(*std::move(read), caller);
            else
                answer = read.error();
            const std::string text = json::write(answer) + '\n';
            const auto [unsent, sent] = co_await asio::async_write(*guest, asio::buffer(text), outcome);
            if (unsent) co_return;
        }
    }

    const fs::path path_;
    AdminService& service_;
    stream_protocol::acceptor acceptor_;
    asio::steady_timer pause_;
    std::set<Guest> guests_;
};

AdminSocket::AdminSocket(Shard& shard, const fs::path& data, AdminService& service) try
    : listening_(std::make_shared<Listening>(shard.executor(), socket_in(data), service)) {
    listening_->start();
} catch (const std::exception& fault) {
    spdlog::warn("`reami-server admin` can't be used: the server can't listen at {}: {}",
                 socket_in(data).string(), fault.what());
}

AdminSocket::~AdminSocket() try {
    if (listening_) listening_->stop();
} catch (const std::exception&) {
    return;  // out of memory; the server ends anyhow
}

}  // namespace reami::admin
