#include "tests/server/cluster/passing_on/authority.hpp"

#include <stdlib.h>

#include <cstdlib>
#include <stdexcept>
#include <system_error>

namespace reami::testing {
namespace {

namespace fs = std::filesystem;

/// The commands of the handbook (several.md), except for the names of the files and of the node.
constexpr const char* make_authority =
    "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj /CN=nodes "
    "-keyout node-ca.key -out node-ca.pem";
constexpr const char* make_node =
    "openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj \"/CN=$NODE\" "
    "-keyout $NODE.key -out node.csr && openssl x509 -req -in node.csr -CA node-ca.pem -CAkey node-ca.key "
    "-CAcreateserial -days 3650 -out $NODE.pem";

void run(const fs::path& folder, const std::string& command) {
    const std::string whole = "cd '" + folder.string() + "' && " + command + " 2>openssl.log";
    if (std::system(whole.c_str()) !=
        0)  // NOLINT(concurrency-mt-unsafe): the tests start it one after the other
        throw std::runtime_error("a certificate could not be made: " + command);
}

}  // namespace

Authority::Authority() {
    std::string folder = (fs::temp_directory_path() / "reami-nodes-XXXXXX").string();
    if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("there is no folder for certificates");
    folder_ = folder;
    run(folder_, make_authority);
}

Authority::~Authority() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

net::TlsFiles Authority::node(const std::string& name) const {
    const fs::path certificate = folder_ / (name + ".pem");
    if (!fs::exists(certificate)) run(folder_, "NODE=" + name + "; " + make_node);
    return {certificate, folder_ / (name + ".key"), folder_ / "node-ca.pem"};
}

}  // namespace reami::testing
