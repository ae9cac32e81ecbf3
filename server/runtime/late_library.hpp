// Libraries that are loaded when they are first called: each costs the start of a server time, with all that
// it needs itself, and most servers never call some of them.
#pragma once

#include <atomic>

namespace reami {

class LateLibrary {
public:
    /// `file` as the linker would name it, `package` as Debian calls what brings it.
    constexpr LateLibrary(const char* file, const char* package) : file_(file), package_(package) {}

    /// The function of that name. Throws std::runtime_error if the library, or that function of it, is not
    /// there.
    void* function(const char* name) const;

private:
    const char* file_;
    const char* package_;
};

/// A function of such a library, with the type that its header declares, found when it is first called.
template <class Function>
class LateFunction {
public:
    constexpr LateFunction(const LateLibrary& library, const char* name) : library_(library), name_(name) {}

    template <class... Arguments>
    auto operator()(Arguments... arguments) const {
        Function* function = found_.load(std::memory_order_acquire);
        if (function == nullptr) {
            function = reinterpret_cast<Function*>(library_.function(name_));
            found_.store(function, std::memory_order_release);
        }
        return function(arguments...);
    }

private:
    const LateLibrary& library_;
    const char* name_;
    mutable std::atomic<Function*> found_ = nullptr;
};

}  // namespace reami
