// A self-signed certificate and its key, made for one test, as PEM files in a folder of their own.
#pragma once

#include <filesystem>
#include <string>

namespace reami::testing {

class Certificate {
public:
    /// Throws if it can't be made or written.
    explicit Certificate(const std::string& common_name);
    ~Certificate();
    Certificate(const Certificate&) = delete;
    Certificate& operator=(const Certificate&) = delete;

    /// Puts a pass phrase on the key.
    void lock_key();
    /// A new certificate with a new key, in the same files.
    void renew(const std::string& common_name);

    std::filesystem::path file() const { return folder_ / "certificate.pem"; }
    std::filesystem::path key() const { return folder_ / "key.pem"; }

private:
    std::filesystem::path folder_;
};

}  // namespace reami::testing
