// A self-signed certificate and its key for one test, as PEM files in a temporary folder.
#pragma once

#include <filesystem>
#include <string>

namespace reami::testing {

class Certificate {
public:
    /// Throws if it can't make or write the files.
    explicit Certificate(const std::string& common_name);
    ~Certificate();
    Certificate(const Certificate&) = delete;
    Certificate& operator=(const Certificate&) = delete;

    /// Encrypts the key with a pass phrase.
    void lock_key();
    /// Writes a new certificate with a new key to the same files.
    void renew(const std::string& common_name);

    std::filesystem::path file() const { return folder_ / "certificate.pem"; }
    std::filesystem::path key() const { return folder_ / "key.pem"; }

private:
    std::filesystem::path folder_;
};

}  // namespace reami::testing
