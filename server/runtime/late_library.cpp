#include "server/runtime/late_library.hpp"

#include <dlfcn.h>

#include <stdexcept>
#include <string>

namespace reami {

void* LateLibrary::function(const char* name) const {
    void* const library = ::dlopen(file_, RTLD_NOW | RTLD_LOCAL);  // stays loaded: it may have threads
    void* const function = library == nullptr ? nullptr : ::dlsym(library, name);
    if (function != nullptr) return function;
    const char* const why = ::dlerror();
    throw std::runtime_error(std::string("the library ") + file_ + " can't be used (" +
                             (why == nullptr ? name : why) + "); in Debian it comes with the package " +
                             package_);
}

}  // namespace reami
