// A browser that subscribes to web push, and the push service at which it subscribes, for tests.
#pragma once

#include <openssl/evp.h>

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "server/push/base64url.hpp"
#include "server/push/curve_key.hpp"
#include "server/push/encrypt.hpp"
#include "server/store/push_record.hpp"
#include "tests/server/net/certificate.hpp"

namespace reami::push::testing {

/// The bytes of a message in the content encoding aes128gcm, decrypted as a browser does (RFC 8188 and 8291).
inline std::string decrypted(const std::string& body, const CurveKey& own, const std::string& auth) {
    using namespace std::string_literals;
    const std::string salt = body.substr(0, 16), sender = body.substr(21, 65), sealed = body.substr(86);
    const auto sender_key = CurveKey::of_public(sender).value();
    const std::string input =
        hkdf(own.shared_secret(sender_key), auth, "WebPush: info\0"s + own.public_point() + sender, 32);
    const std::string key = hkdf(input, salt, "Content-Encoding: aes128gcm\0"s, 16);
    const std::string nonce = hkdf(input, salt, "Content-Encoding: nonce\0"s, 12);
    const auto bytes = [](const std::string& text) {
        return reinterpret_cast<const unsigned char*>(text.data());
    };
    std::string plain(sealed.size() - 16, '\0');
    std::string tag = sealed.substr(plain.size());
    auto* const out = reinterpret_cast<unsigned char*>(plain.data());
    const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(EVP_CIPHER_CTX_new(),
                                                                                  &EVP_CIPHER_CTX_free);
    int size = 0;
    const bool succeeded =
        EVP_DecryptInit_ex2(context.get(), EVP_aes_128_gcm(), bytes(key), bytes(nonce), nullptr) == 1 &&
        EVP_DecryptUpdate(context.get(), out, &size, bytes(sealed), static_cast<int>(plain.size())) == 1 &&
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_SET_TAG, 16, tag.data()) == 1 &&
        EVP_DecryptFinal_ex(context.get(), out + size, &size) == 1;
    if (!succeeded || plain.back() != '\x02') throw std::runtime_error("the message does not decrypt");
    plain.pop_back();
    return plain;
}

struct Browser {
    CurveKey key = CurveKey::random();
    std::string auth = "0123456789abcdef";

    store::PushSubscription subscription(const std::string& endpoint,
                                         const std::string& language = "en") const {
        return {endpoint, base64url(key.public_point()), base64url(auth), language};
    }
    std::string read(const std::string& body) const { return decrypted(body, key, auth); }
    nlohmann::json message(const std::string& body) const { return nlohmann::json::parse(read(body)); }
};

/// A push service on a free port of this machine, whose certificate this process trusts. It answers
/// `/status/410` with that status, and everything else with 201.
class PushService {
public:
    /// Paths and bodies as the service got them, and the headers that a message must have.
    struct Asked {
        std::string path, body, authorization, encoding, ttl, topic;
    };

    PushService() {
        ::setenv("SSL_CERT_FILE", certificate_.file().c_str(), 1);
        tls_.use_certificate_chain_file(certificate_.file());
        tls_.use_private_key_file(certificate_.key(), boost::asio::ssl::context::pem);
        thread_ = std::thread([this] { serve(); });
    }
    ~PushService() {
        is_over_ = true;
        boost::asio::io_context io;
        boost::asio::ip::tcp::socket last(io);
        boost::system::error_code ignored;
        last.connect(acceptor_.local_endpoint(), ignored);  // ends the wait in `serve`
        thread_.join();
        ::unsetenv("SSL_CERT_FILE");
    }
    PushService(const PushService&) = delete;
    PushService& operator=(const PushService&) = delete;

    std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    std::string origin() const { return "https://localhost:" + std::to_string(port()); }
    std::string endpoint(const std::string& path = "/push") const { return origin() + path; }
    std::vector<Asked> asked() const {
        const std::lock_guard lock(mutex_);
        return asked_;
    }
    bool is_asked(std::size_t times) const {
        return happens([&] { return asked().size() >= times; });
    }
    template <class Condition>
    static bool happens(Condition condition) {
        for (const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
             std::chrono::steady_clock::now() < until;) {
            if (condition()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return condition();
    }

private:
    void serve() {
        while (!is_over_) {
            boost::asio::ssl::stream<boost::asio::ip::tcp::socket> stream(io_, tls_);
            boost::system::error_code error;
            acceptor_.accept(stream.next_layer(), error);
            if (!error && !is_over_) answer(stream);
        }
    }
    void answer(boost::asio::ssl::stream<boost::asio::ip::tcp::socket>& stream) {
        namespace http = boost::beast::http;
        boost::system::error_code error;
        stream.handshake(boost::asio::ssl::stream_base::server, error);
        boost::beast::flat_buffer buffer;
        http::request<http::string_body> request;
        if (!error) http::read(stream, buffer, request, error);
        if (error) return;
        const std::string path = request.target();
        http::response<http::empty_body> response;
        response.result(path.starts_with("/status/") ? static_cast<unsigned>(std::stoi(path.substr(8)))
                                                     : 201U);
        response.prepare_payload();
        const auto header = [&](const char* name) { return std::string(request[name]); };
        {
            const std::lock_guard lock(mutex_);
            asked_.push_back({path, request.body(), header("Authorization"), header("Content-Encoding"),
                              header("TTL"), header("Topic")});
        }
        http::write(stream, response, error);
    }

    reami::testing::Certificate certificate_{"localhost"};
    boost::asio::io_context io_;
    boost::asio::ssl::context tls_{boost::asio::ssl::context::tls_server};
    boost::asio::ip::tcp::acceptor acceptor_{io_, {boost::asio::ip::make_address("127.0.0.1"), 0}};
    std::atomic<bool> is_over_ = false;
    mutable std::mutex mutex_;
    std::vector<Asked> asked_;
    std::thread thread_;
};

}  // namespace reami::push::testing
