// The settings of a node: their values, and which other settings they require.
#include "tests/server/settings/written_settings.hpp"

namespace reami {
namespace {

TEST(Settings, ANodeIsReachedWhereItListensUnlessItSaysElse) {
    const Arguments node{
        "--store", "postgresql:///reami", "--node-listen", "127.0.0.1:7443", "--node-certificate",
        "a.pem",   "--node-key",          "a.key",         "--node-ca",      "ca.pem"};
    const Settings read = settings(node);
    EXPECT_EQ(read.node_listen, "127.0.0.1:7443");
    EXPECT_EQ(read.node_address, "127.0.0.1:7443");
    EXPECT_EQ(read.node_certificate, "a.pem");
    EXPECT_EQ(read.node_key, "a.key");
    EXPECT_EQ(read.node_ca, "ca.pem");
    EXPECT_FALSE(read.from_nodes);
    const auto with = [&](Arguments more) {
        more.insert(more.begin(), node.begin(), node.end());
        return more;
    };
    for (const char* const address :
         {"node1:7443", "node-1.example:1", "[2001:db8::1]:65535", "10.0.0.1:7443"})
        EXPECT_EQ(settings(with({"--node-address", address})).node_address, address);
    for (const char* const wrong :
         {"node1", ":7443", "node1:", "node1:0", "node1:65536", "node 1:7443", "node1/x:1"})
        expect_refused(with({"--node-address", wrong}), {"--node-address", "such as node1.example:7443"});
}

TEST(Settings, ANodeSaysWhereItListensWithAnAddressAndAPort) {
    EXPECT_EQ(settings({}).node_listen, "");
    EXPECT_EQ(settings({}).node_address, "");
    for (const char* const wrong : {"7443", "node1:7443", "127.0.0.1", "127.0.0.1:0"})
        expect_refused({"--node-listen", wrong}, {"--node-listen", wrong, "such as 127.0.0.1:9464"});
}

TEST(Settings, OfANodeThatMissSomethingSayWhat) {
    const Arguments files{"--node-certificate", "a.pem", "--node-key", "a.key", "--node-ca", "ca.pem"};
    const Arguments store{"--store", "postgresql:///reami"};
    const auto refused = [](Arguments first, const Arguments& more, const Arguments& words) {
        first.insert(first.end(), more.begin(), more.end());
        expect_refused(first, words);
    };
    refused({"--node-listen", "127.0.0.1:7443"}, files, {"--node-listen needs --store"});
    refused({"--node-listen", "127.0.0.1:7443"}, store,
            {"--node-listen needs --node-certificate, --node-key and --node-ca"});
    refused({"--node-listen", "127.0.0.1:7443", "--node-ca", "ca.pem", "--node-key", "a.key"}, store,
            {"--node-listen needs --node-certificate, --node-key and --node-ca"});
    refused({"--node-address", "node1:7443"}, store, {"need --node-listen"});
    refused({"--node-ca", "ca.pem"}, store, {"need --node-listen"});
    Arguments all = files;
    all.insert(all.end(), store.begin(), store.end());
    refused({"--node-listen", "0.0.0.0:7443"}, all, {"--node-listen 0.0.0.0:7443 needs --node-address"});
    refused({"--node-listen", "[::]:7443"}, all, {"--node-listen [::]:7443 needs --node-address"});
}

TEST(Settings, OfANodeChangeWithItsFilesAloneWhileItRuns) {
    Settings running, fresh;
    running.node_listen = running.node_address = "127.0.0.1:7443";
    running.node_ca = "old.pem";
    fresh.node_ca = "new.pem";
    const Settings now = reloaded(running, fresh);
    EXPECT_EQ(now.node_listen, "127.0.0.1:7443");
    EXPECT_EQ(now.node_address, "127.0.0.1:7443");
    EXPECT_EQ(now.node_ca, "new.pem");
}

}  // namespace
}  // namespace reami
