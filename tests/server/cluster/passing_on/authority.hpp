// Certificates of nodes, made as the handbook says: by an authority that signs nothing else.
#pragma once

#include <filesystem>
#include <string>

#include "server/net/tls.hpp"

namespace reami::testing {

class Authority {
public:
    /// Throws if the commands fail.
    Authority();
    ~Authority();
    Authority(const Authority&) = delete;
    Authority& operator=(const Authority&) = delete;

    /// The files of the node with that name. The first call makes them.
    net::TlsFiles node(const std::string& name = "node1") const;

private:
    std::filesystem::path folder_;
};

}  // namespace reami::testing
