#include "server/runtime/logged.hpp"

#include "server/runtime/log_about.hpp"

namespace reami {

void Logged::operator()(const std::exception_ptr& fault) const try {
    if (fault) std::rethrow_exception(fault);
} catch (const std::exception& exception) {
    log_about(spdlog::level::err, about_, "{} failed: {}", what_, exception.what());
} catch (...) {
    log_about(spdlog::level::err, about_, "{} failed with an unknown exception", what_);
}

}  // namespace reami
