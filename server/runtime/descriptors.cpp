#include "server/runtime/descriptors.hpp"

#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <cerrno>
#include <filesystem>
#include <iterator>
#include <stdexcept>
#include <string>
#include <system_error>

namespace reami {
namespace {

rlimit descriptor_limit() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0)
        throw std::system_error(errno, std::generic_category(), "the limit of open files can't be read");
    return limit;
}

std::size_t open_now() {
    const std::filesystem::directory_iterator open("/proc/self/fd");
    return static_cast<std::size_t>(std::distance(begin(open), end(open)));
}

}  // namespace

void raise_descriptor_limit() {
    rlimit limit = descriptor_limit();
    const rlim_t before = limit.rlim_cur;
    if (before == limit.rlim_max) return;
    limit.rlim_cur = limit.rlim_max;
    if (::setrlimit(RLIMIT_NOFILE, &limit) == 0)
        spdlog::info("raised the limit of open files to {}; it was {}", limit.rlim_cur, before);
    else
        spdlog::warn("could not raise the limit of open files, which is {}: {}", before,
                     std::generic_category().message(errno));
}

std::size_t most_connections() {
    const std::size_t allowed = descriptor_limit().rlim_cur;
    const std::size_t taken = open_now() + spare_descriptors;
    if (allowed <= taken)
        throw std::runtime_error("only " + std::to_string(allowed) +
                                 " files may be open at once, and this server needs more than " +
                                 std::to_string(taken) +
                                 "; raise the limit, for example with `ulimit -n 4096`");
    return allowed - taken;
}

std::size_t connections_that_fit(std::size_t wanted, std::size_t most) {
    if (wanted <= most) return wanted;
    spdlog::warn("accepting at most {} connections instead of {}: the limit of open files is {}", most,
                 wanted, descriptor_limit().rlim_cur);
    return most;
}

}  // namespace reami
