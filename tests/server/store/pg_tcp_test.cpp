// PostgreSQL over TCP, with a password (scram) and TLS, as a database on another machine has them.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "server/store/postgresql/pg_migrate.hpp"
#include "server/store/postgresql/pg_write_connection.hpp"
#include "tests/server/net/certificate.hpp"
#include "tests/server/postgres_server.hpp"
#include "tests/server/store/stored_match.hpp"

namespace reami::store {
namespace {

using namespace testing;  // NOLINT(google-build-using-namespace): this test's own words
using reami::testing::ask_postgres;
using reami::testing::Certificate;
using reami::testing::PostgresServer;

class PgOverTcp : public ::testing::Test {
protected:
    void SetUp() override {
        if (!PostgresServer::is_installed()) GTEST_SKIP() << "postgresql-15 is not installed";
        certificate_.emplace("localhost");
        server_.emplace(PostgresServer::Way{
            .over_tcp = true, .certificate = certificate_->file(), .key = certificate_->key()});
        ask_postgres(server_->url(), "CREATE ROLE club LOGIN PASSWORD 'gehe/im'");
        ask_postgres(server_->url(), "CREATE DATABASE club OWNER club");
    }
    PgAddress address(const std::string& password, const std::string& more) const {
        return {"postgresql://club:" + password + "@localhost:" + std::to_string(server_->port()) +
                "/club?hostaddr=127.0.0.1" + more};
    }
    static std::string why_not(const PgAddress& address) {
        try {
            const PgSession session(address);
            return {};
        } catch (const PgError& error) {
            return error.what();
        }
    }

    std::optional<Certificate> certificate_;
    std::optional<PostgresServer> server_;
};

TEST_F(PgOverTcp, APasswordAndTlsAreAllThatIsNeeded) {
    const PgAddress club =
        address("gehe%2Fim", "&sslmode=verify-ca&sslrootcert=" + certificate_->file().string());
    ASSERT_EQ(prepare(club).error(), "");
    PgWriteConnection connection(club);
    std::vector<PendingEntry> room{{running_room(1, "AAAAAAAA"), {}}};
    connection.commit(room);
    EXPECT_EQ(told(room[0].answer), "stored");
    const std::string of_tls = ask_postgres(
        server_->url(),
        "SELECT DISTINCT s.ssl FROM pg_stat_ssl s JOIN pg_stat_activity USING (pid) WHERE usename = 'club'");
    EXPECT_EQ(of_tls, "t");
}

TEST_F(PgOverTcp, AWrongPasswordAndAWrongCertificateAreRefusedAndShowNoPassword) {
    const std::string wrong = why_not(address("falsch", ""));
    EXPECT_NE(wrong.find("password authentication failed for user \"club\""), std::string::npos) << wrong;
    EXPECT_EQ(wrong.find("falsch"), std::string::npos);
    const Certificate other("localhost");
    const std::string untrusted =
        why_not(address("gehe%2Fim", "&sslmode=verify-ca&sslrootcert=" + other.file().string()));
    EXPECT_NE(untrusted.find("certificate verify failed"), std::string::npos) << untrusted;
    EXPECT_EQ(untrusted.find("gehe"), std::string::npos);
}

}  // namespace
}  // namespace reami::store
