#include "server/store/postgresql/pg_hosts.hpp"

#include <libpq-fe.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <string_view>

#include "server/store/postgresql/pg_session.hpp"

namespace reami::store {

namespace {

using Options = std::map<std::string, std::string, std::less<>>;

/// The options in the address. Our own error text hides the address: libpq's would show parts of it, such as
/// a password.
Options options_of(const PgAddress& address) {
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> parsed(
        PQconninfoParse(address.url.c_str(), nullptr), PQconninfoFree);
    if (!parsed)
        throw PgError(
            "can't read the address of --store, which is not shown because it may contain a password. Its "
            "form is postgresql://reami@db.example/reami?sslmode=verify-full; in a name or a password, "
            "percent-encode all characters except letters and digits (%40 is @)");
    Options options{{"connect_timeout", "3"},      {"target_session_attrs", "read-write"},
                    {"tcp_user_timeout", "5000"},  {"keepalives_idle", "5"},
                    {"keepalives_interval", "2"},  {"keepalives_count", "2"},
                    {"application_name", "reami"}, {"client_encoding", "UTF8"}};
    for (const PQconninfoOption* one = parsed.get(); one->keyword != nullptr; ++one)
        if (one->val != nullptr) options.insert_or_assign(one->keyword, one->val);
    return options;
}

/// The parts of a list with commas; "" has one part, which is empty.
std::vector<std::string> parts_of(std::string_view list) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t comma = std::min(list.find(','), list.size());
        parts.emplace_back(list.substr(0, comma));
        if (comma == list.size()) return parts;
        list.remove_prefix(comma + 1);
    }
}

}  // namespace

std::vector<PgHost> hosts_of(const PgAddress& address) {
    const Options options = options_of(address);
    std::map<std::string, std::vector<std::string>> lists;
    for (const char* const name : {"host", "hostaddr", "port"})
        if (const auto found = options.find(name); found != options.end())
            lists.emplace(name, parts_of(found->second));
    std::size_t count = 1;
    for (const char* const name : {"host", "hostaddr"})
        if (lists.contains(name)) count = std::max(count, lists[name].size());
    std::vector<PgHost> hosts;
    for (std::size_t i = 0; i < count; ++i) {
        Options one = options;
        // Libpq refuses lists of other lengths, except for a single port, which it uses for every host.
        for (const auto& [name, values] : lists)
            if (values.size() == count) one[name] = values[i];
        hosts.emplace_back(one.begin(), one.end());
    }
    return hosts;
}

PGconn* connect(const PgHost& host) {
    std::vector<const char*> names, values;
    for (const auto& [name, value] : host) {
        names.push_back(name.c_str());
        values.push_back(value.c_str());
    }
    names.push_back(nullptr);
    values.push_back(nullptr);
    return PQconnectdbParams(names.data(), values.data(), 0);
}

}  // namespace reami::store
