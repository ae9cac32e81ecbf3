#include "tests/server/postgres_server.hpp"

#include <fcntl.h>
#include <libpq-fe.h>
#include <poll.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <functional>
#include <memory>
#include <random>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include "tests/server/free_port.hpp"

extern "C" {
#include <sys/pidfd.h>  // this header of glibc 2.36 lacks its own extern "C"
}

namespace reami::testing {

namespace {

namespace fs = std::filesystem;

const fs::path programs = "/usr/lib/postgresql/15/bin";
constexpr std::chrono::minutes patience{1};

/// The user that runs PostgreSQL, which refuses to run as root; null if this process is not root.
const passwd* somebody_else() { return ::geteuid() == 0 ? ::getpwnam("nobody") : nullptr; }

/// Starts the program in the folder, as another user if this process is root. It ends with this process.
pid_t begin(const fs::path& folder, std::vector<std::string> words) {
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const passwd* const other = somebody_else();
    const pid_t child = ::fork();
    if (child != 0) return child;
    const int log = ::open((folder / "log").c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    ::dup2(log, STDOUT_FILENO);
    ::dup2(log, STDERR_FILENO);
    if (other != nullptr && (::setgid(other->pw_gid) != 0 || ::setuid(other->pw_uid) != 0)) ::_exit(126);
    ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
    ::execv(arguments.front(), arguments.data());
    ::_exit(127);
}

/// Runs the program in the same way, waits for its end, and throws if it fails.
void run(const fs::path& folder, std::vector<std::string> words) {
    const std::string name = words.front();
    int status = 0;
    ::waitpid(begin(folder, std::move(words)), &status, 0);
    if (status != 0) throw std::runtime_error(name + " failed: see " + (folder / "log").string());
}

/// The child processes, as descriptors that become readable when they end.
std::vector<pollfd> children(pid_t process) {
    const std::string number = std::to_string(process);
    std::ifstream list("/proc/" + number + "/task/" + number + "/children");
    std::vector<pollfd> all;
    for (pid_t child = 0; list >> child;)
        if (const int its = ::pidfd_open(child, 0); its >= 0) all.push_back({its, POLLIN, 0});
    return all;
}

/// Gives the file to the user that runs PostgreSQL.
void give(const fs::path& path) {
    const passwd* const other = somebody_else();
    if (other != nullptr && ::chown(path.c_str(), other->pw_uid, other->pw_gid) != 0)
        throw std::runtime_error("PostgreSQL can't have " + path.string());
}

struct Connection {
    explicit Connection(const std::string& url) : it(PQconnectdb(url.c_str()), &PQfinish) {}
    bool is_there() const { return PQstatus(it.get()) == CONNECTION_OK; }

    std::unique_ptr<PGconn, void (*)(PGconn*)> it;
};

}  // namespace

bool PostgresServer::is_installed() { return fs::exists(programs / "initdb"); }

PostgresServer& PostgresServer::shared() {
    static PostgresServer server;
    return server;
}

PostgresServer::PostgresServer(Copied /*copied*/)
    : folder_(fs::temp_directory_path() / ("reami-pg-" + std::to_string(std::random_device()()))) {
    fs::create_directories(folder_);
    give(folder_);
}

PostgresServer::PostgresServer(const Way& way) : PostgresServer(Copied()) {
    run(folder_, {programs / "initdb", "-D", folder_ / "data", "-U", "reami", "--auth-local", "trust",
                  "--auth-host", "scram-sha-256", "--no-sync", "--no-locale", "-E", "UTF8"});
    settings_ = way.settings;
    settings_.emplace_back("max_connections=60");
    if (way.over_tcp) port_ = free_port();
    if (!way.certificate.empty()) take_files(way);
    start();
}

/// PostgreSQL requires that it owns the key.
void PostgresServer::take_files(const Way& way) {
    for (const auto& [from, to] :
         {std::pair(way.certificate, "server.crt"), std::pair(way.key, "server.key")}) {
        fs::copy_file(from, folder_ / "data" / to);
        fs::permissions(folder_ / "data" / to, fs::perms::owner_read | fs::perms::owner_write);
        give(folder_ / "data" / to);
    }
    settings_.emplace_back("ssl=on");
}

void PostgresServer::start() {
    std::vector<std::string> words{programs / "postgres",
                                   "-D",
                                   folder_ / "data",
                                   "-k",
                                   folder_,
                                   "-c",
                                   port_ == 0 ? "listen_addresses=" : "listen_addresses=127.0.0.1"};
    if (port_ != 0) words.insert(words.end(), {"-p", std::to_string(port_)});
    for (const std::string& setting : settings_) words.insert(words.end(), {"-c", setting});
    pid_ = begin(folder_, std::move(words));
    const auto until = std::chrono::steady_clock::now() + patience;
    while (!Connection(url()).is_there()) {
        if (std::chrono::steady_clock::now() > until) throw std::runtime_error("PostgreSQL does not start");
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
}

std::unique_ptr<PostgresServer> PostgresServer::standby() const {
    std::unique_ptr<PostgresServer> other(new PostgresServer(Copied()));
    run(other->folder_, {programs / "pg_basebackup", "-d", url() + "&application_name=standby", "-D",
                         other->folder_ / "data", "--no-sync", "-R", "-X", "stream", "-c", "fast"});
    other->settings_ = settings_;
    other->start();
    return other;
}

void PostgresServer::promote() const { ask_postgres(url(), "SELECT pg_promote(true, 60)"); }

/// The other processes of the server end by themselves, and may serve for a moment until then. So this waits
/// for them.
void PostgresServer::kill() {
    if (pid_ == 0) return;
    const std::vector<pollfd> others = children(pid_);
    ::kill(pid_, SIGKILL);
    ::waitpid(std::exchange(pid_, 0), nullptr, 0);
    for (pollfd other : others) {
        ::poll(&other, 1, static_cast<int>(std::chrono::milliseconds(patience).count()));
        ::close(other.fd);
        if ((other.revents & POLLIN) == 0) throw std::runtime_error("a process of PostgreSQL does not end");
    }
}

PostgresServer::~PostgresServer() {
    if (pid_ != 0) {
        ::kill(pid_, SIGINT);  // fast shutdown
        ::waitpid(pid_, nullptr, 0);
    }
    fs::remove_all(folder_);
}

std::string PostgresServer::url() const {
    return "postgresql:///postgres?user=reami&host=" + folder_.string() +
           (port_ == 0 ? "" : "&port=" + std::to_string(port_));
}

std::string PostgresServer::fresh_store() {
    const std::string schema = "test_" + std::to_string(++schemas_);
    ask_postgres(url(), "CREATE SCHEMA " + schema);
    return url() + "&options=-csearch_path%3D" + schema;
}

std::string ask_postgres(const std::string& url, const std::string& sql) {
    const Connection connection(url);
    const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(connection.it.get(), sql.c_str()),
                                                                &PQclear);
    const auto status = PQresultStatus(result.get());
    if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK)
        throw std::runtime_error(PQerrorMessage(connection.it.get()));
    std::string answer;
    for (int row = 0; row < PQntuples(result.get()); ++row) {
        if (row > 0) answer += '\n';
        for (int column = 0; column < PQnfields(result.get()); ++column) {
            if (column > 0) answer += " | ";
            answer +=
                PQgetisnull(result.get(), row, column) == 1 ? "-" : PQgetvalue(result.get(), row, column);
        }
    }
    return answer;
}

}  // namespace reami::testing
