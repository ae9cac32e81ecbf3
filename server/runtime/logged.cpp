#include "server/runtime/logged.hpp"

#include <spdlog/spdlog.h>

namespace reami {

void Logged::operator()(const std::exception_ptr& fault) const try {
    if (fault) std::rethrow_exception(fault);
} catch (const std::exception& exception) {
    spdlog::error("{}: ended by {}", what_, exception.what());
} catch (...) {
    spdlog::error("{}: ended by an exception without words", what_);
}

}  // namespace reami
