// The functions of OpenSSL that Asio, Beast and the server call. The program has its own ones, which load the
// library when one of them is first called: a server without TLS starts without OpenSSL's tables, an eighth
// of its start. A function that is missing here is found by the linker in OpenSSL itself, which is then
// loaded at each start; tests/packaging/hardened looks for that.
#define OPENSSL_SUPPRESS_DEPRECATED

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/opensslv.h>
#include <openssl/sha.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

#include "server/runtime/late_library.hpp"

static_assert(OPENSSL_SHLIB_VERSION == 3, "the names below are those of another OpenSSL's libraries");

namespace {

constexpr const char* package = "libssl3";
constexpr reami::LateLibrary libcrypto("libcrypto.so.3", package);
constexpr reami::LateLibrary libssl("libssl.so.3", package);

}  // namespace

// One line a function: the library, then what its header declares, then its arguments once more, as they are
// passed on.
#define LATE(library, result, name, parameters, arguments)                                 \
    result name parameters {                                                               \
        static constinit const reami::LateFunction<decltype(::name)> late(library, #name); \
        return late arguments;                                                             \
    }

extern "C" {

// clang-format would take the parameters for products.
// clang-format off
LATE(libcrypto, long, BIO_ctrl, (BIO* bio, int command, long number, void* pointer),
     (bio, command, number, pointer))
LATE(libcrypto, size_t, BIO_ctrl_pending, (BIO* bio), (bio))
LATE(libcrypto, int, BIO_free, (BIO* bio), (bio))
LATE(libcrypto, int, BIO_new_bio_pair, (BIO** bio1, size_t size1, BIO** bio2, size_t size2),
     (bio1, size1, bio2, size2))
LATE(libcrypto, int, BIO_read, (BIO* bio, void* data, int length), (bio, data, length))
LATE(libcrypto, int, BIO_write, (BIO* bio, const void* data, int length), (bio, data, length))
LATE(libcrypto, void, CRYPTO_free, (void* memory, const char* file, int line), (memory, file, line))
LATE(libcrypto, void, ERR_clear_error, (), ())
LATE(libcrypto, unsigned long, ERR_get_error, (), ())
LATE(libcrypto, const char*, ERR_lib_error_string, (unsigned long error), (error))
LATE(libcrypto, const char*, ERR_reason_error_string, (unsigned long error), (error))
LATE(libcrypto, int, SHA256_Final, (unsigned char* digest, SHA256_CTX* state), (digest, state))
LATE(libcrypto, int, SHA256_Init, (SHA256_CTX* state), (state))
LATE(libcrypto, int, SHA256_Update, (SHA256_CTX* state, const void* data, size_t length),
     (state, data, length))
LATE(libcrypto, void, X509_STORE_CTX_free, (X509_STORE_CTX* context), (context))
LATE(libcrypto, X509*, X509_STORE_CTX_get_current_cert, (const X509_STORE_CTX* context), (context))
LATE(libcrypto, int, X509_STORE_CTX_get_error, (const X509_STORE_CTX* context), (context))
LATE(libcrypto, int, X509_STORE_CTX_get_error_depth, (const X509_STORE_CTX* context), (context))
LATE(libcrypto, void*, X509_STORE_CTX_get_ex_data, (const X509_STORE_CTX* context, int index),
     (context, index))
LATE(libcrypto, int, X509_STORE_CTX_init,
     (X509_STORE_CTX* context, X509_STORE* trusted, X509* certificate, STACK_OF(X509)* others),
     (context, trusted, certificate, others))
LATE(libcrypto, X509_STORE_CTX*, X509_STORE_CTX_new, (), ())
LATE(libcrypto, int, X509_STORE_CTX_set_purpose, (X509_STORE_CTX* context, int purpose), (context, purpose))
// NOLINTNEXTLINE(readability-function-size): as many as OpenSSL has
LATE(libcrypto, int, X509_check_host,
     (X509* certificate, const char* name, size_t length, unsigned int flags, char** matched),
     (certificate, name, length, flags, matched))
LATE(libcrypto, int, X509_check_ip_asc, (X509* certificate, const char* address, unsigned int flags),
     (certificate, address, flags))
LATE(libcrypto, int, X509_verify_cert, (X509_STORE_CTX* context), (context))
LATE(libcrypto, const char*, X509_verify_cert_error_string, (long error), (error))

LATE(libssl, int, SSL_CTX_check_private_key, (const SSL_CTX* context), (context))
LATE(libssl, long, SSL_CTX_ctrl, (SSL_CTX* context, int command, long number, void* pointer),
     (context, command, number, pointer))
LATE(libssl, void, SSL_CTX_free, (SSL_CTX* context), (context))
LATE(libssl, X509*, SSL_CTX_get0_certificate, (const SSL_CTX* context), (context))
LATE(libssl, X509_STORE*, SSL_CTX_get_cert_store, (const SSL_CTX* context), (context))
LATE(libssl, void*, SSL_CTX_get_default_passwd_cb_userdata, (SSL_CTX* context), (context))
LATE(libssl, void*, SSL_CTX_get_ex_data, (const SSL_CTX* context, int index), (context, index))
LATE(libssl, SSL_verify_cb, SSL_CTX_get_verify_callback, (const SSL_CTX* context), (context))
LATE(libssl, int, SSL_CTX_load_verify_locations, (SSL_CTX* context, const char* file, const char* folder),
     (context, file, folder))
LATE(libssl, SSL_CTX*, SSL_CTX_new, (const SSL_METHOD* method), (method))
LATE(libssl, void, SSL_CTX_set_default_passwd_cb, (SSL_CTX* context, pem_password_cb* callback),
     (context, callback))
LATE(libssl, void, SSL_CTX_set_default_passwd_cb_userdata, (SSL_CTX* context, void* data), (context, data))
LATE(libssl, int, SSL_CTX_set_ex_data, (SSL_CTX* context, int index, void* data), (context, index, data))
LATE(libssl, int, SSL_CTX_set_num_tickets, (SSL_CTX* context, size_t tickets), (context, tickets))
LATE(libssl, uint64_t, SSL_CTX_set_options, (SSL_CTX* context, uint64_t options), (context, options))
LATE(libssl, void, SSL_CTX_set_verify, (SSL_CTX* context, int mode, SSL_verify_cb callback),
     (context, mode, callback))
LATE(libssl, int, SSL_CTX_use_PrivateKey_file, (SSL_CTX* context, const char* file, int type),
     (context, file, type))
LATE(libssl, int, SSL_CTX_use_certificate_chain_file, (SSL_CTX* context, const char* file), (context, file))
LATE(libssl, int, SSL_accept, (SSL* ssl), (ssl))
LATE(libssl, int, SSL_connect, (SSL* ssl), (ssl))
LATE(libssl, long, SSL_ctrl, (SSL* ssl, int command, long number, void* pointer),
     (ssl, command, number, pointer))
LATE(libssl, void, SSL_free, (SSL* ssl), (ssl))
LATE(libssl, int, SSL_get_error, (const SSL* ssl, int result), (ssl, result))
LATE(libssl, void*, SSL_get_ex_data, (const SSL* ssl, int index), (ssl, index))
LATE(libssl, int, SSL_get_ex_data_X509_STORE_CTX_idx, (), ())
LATE(libssl, int, SSL_get_shutdown, (const SSL* ssl), (ssl))
LATE(libssl, int, SSL_get_verify_mode, (const SSL* ssl), (ssl))
LATE(libssl, SSL*, SSL_new, (SSL_CTX* context), (context))
LATE(libssl, int, SSL_read, (SSL* ssl, void* bytes, int most), (ssl, bytes, most))
LATE(libssl, void, SSL_set_bio, (SSL* ssl, BIO* read, BIO* write), (ssl, read, write))
LATE(libssl, int, SSL_set_ex_data, (SSL* ssl, int index, void* data), (ssl, index, data))
LATE(libssl, void, SSL_set_verify, (SSL* ssl, int mode, SSL_verify_cb callback), (ssl, mode, callback))
LATE(libssl, int, SSL_shutdown, (SSL* ssl), (ssl))
LATE(libssl, int, SSL_write, (SSL* ssl, const void* bytes, int most), (ssl, bytes, most))
LATE(libssl, const SSL_METHOD*, TLS_client_method, (), ())
LATE(libssl, const SSL_METHOD*, TLS_method, (), ())
LATE(libssl, const SSL_METHOD*, TLS_server_method, (), ())
// clang-format on
#undef LATE

}  // extern "C"
