#include "server/store/postgresql/dialect.hpp"

#include <array>
#include <cctype>
#include <utility>

namespace reami::store {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 2> functions{{
    {"group_concat(", "string_agg("},
    {"instr(", "strpos("},
}};

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

}  // namespace

std::string for_postgresql(std::string_view sql) {
    std::string translated;
    int values = 0;
    while (!sql.empty()) {
        std::size_t taken = 1;
        if (sql.front() == '?') {
            translated += '$';
            const bool has_number = sql.size() > 1 && is_digit(sql[1]);
            if (!has_number) translated += std::to_string(++values);
        } else {
            std::string_view meant = sql.substr(0, 1);
            for (const auto& [from, to] : functions)
                if (sql.starts_with(from)) {
                    taken = from.size();
                    meant = to;
                }
            translated += meant;
        }
        sql.remove_prefix(taken);
    }
    return translated;
}

}  // namespace reami::store
