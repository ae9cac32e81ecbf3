#include "server/runtime/late_library.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

namespace reami {
namespace {

std::string why_not(const LateLibrary& library, const char* name) {
    try {
        library.function(name);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "";
}

TEST(LateLibrary, FunctionsAreFoundAndCalled) {
    static constexpr LateLibrary c("libc.so.6", "libc6");
    static constinit const LateFunction<int(int)> to_lower(c, "tolower");
    static constinit const LateFunction<int(int)> to_upper(c, "toupper");  // of the same type
    EXPECT_EQ(to_lower('A'), 'a');
    EXPECT_EQ(to_upper('b'), 'B');
    EXPECT_EQ(to_lower('B'), 'b');
}

TEST(LateLibrary, WhatIsNotThereIsToldWithItsPackage) {
    constexpr LateLibrary missing("libnowhere.so.9", "libnowhere9");
    const std::string why = why_not(missing, "anything");
    EXPECT_NE(why.find("libnowhere.so.9 can't be used"), std::string::npos) << why;
    EXPECT_NE(why.find("the package libnowhere9"), std::string::npos) << why;
}

TEST(LateLibrary, AFunctionThatIsNotThereIsToldByItsName) {
    constexpr LateLibrary c("libc.so.6", "libc6");
    const std::string why = why_not(c, "no_such_function");
    EXPECT_NE(why.find("no_such_function"), std::string::npos) << why;
}

}  // namespace
}  // namespace reami
