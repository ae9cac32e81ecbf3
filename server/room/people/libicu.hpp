// The functions of ICU, which knows Unicode; it is loaded when the first of them is called. Include this, not
// ICU's headers. What is C++ in ICU can't be loaded so late.
#pragma once

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>

#include "server/runtime/late_library.hpp"

namespace reami::room {

// NOLINTBEGIN(readability-identifier-naming): called as the library calls them.

inline constexpr LateLibrary libicuuc("libicuuc.so." U_ICU_VERSION_SHORT, "libicu" U_ICU_VERSION_SHORT);
inline constexpr LateLibrary libicui18n("libicui18n.so." U_ICU_VERSION_SHORT, "libicu" U_ICU_VERSION_SHORT);

inline constinit const LateFunction<decltype(::u_charType)> u_charType(libicuuc,
                                                                       "u_charType_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::u_errorName)> u_errorName(libicuuc,
                                                                         "u_errorName_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::u_getCombiningClass)> u_getCombiningClass(
    libicuuc, "u_getCombiningClass_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::u_getIntPropertyValue)> u_getIntPropertyValue(
    libicuuc, "u_getIntPropertyValue_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::u_hasBinaryProperty)> u_hasBinaryProperty(
    libicuuc, "u_hasBinaryProperty_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::u_isUWhiteSpace)> u_isUWhiteSpace(
    libicuuc, "u_isUWhiteSpace_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::u_isalnum)> u_isalnum(libicuuc,
                                                                     "u_isalnum_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::u_isdigit)> u_isdigit(libicuuc,
                                                                     "u_isdigit_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::u_strFoldCase)> u_strFoldCase(
    libicuuc, "u_strFoldCase_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::u_strFromUTF32)> u_strFromUTF32(
    libicuuc, "u_strFromUTF32_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::u_strFromUTF8)> u_strFromUTF8(
    libicuuc, "u_strFromUTF8_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::u_strToUTF32)> u_strToUTF32(
    libicuuc, "u_strToUTF32_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::u_strToUTF8)> u_strToUTF8(libicuuc,
                                                                         "u_strToUTF8_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::u_strToUpper)> u_strToUpper(
    libicuuc, "u_strToUpper_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::unorm2_getNFCInstance)> unorm2_getNFCInstance(
    libicuuc, "unorm2_getNFCInstance_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::unorm2_getNFKCInstance)> unorm2_getNFKCInstance(
    libicuuc, "unorm2_getNFKCInstance_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::unorm2_normalize)> unorm2_normalize(
    libicuuc, "unorm2_normalize_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::uspoof_close)> uspoof_close(
    libicui18n, "uspoof_close_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::uspoof_getSkeleton)> uspoof_getSkeleton(
    libicui18n, "uspoof_getSkeleton_" U_ICU_VERSION_SHORT);
inline constinit const LateFunction<decltype(::uspoof_open)> uspoof_open(libicui18n,
                                                                         "uspoof_open_" U_ICU_VERSION_SHORT);

// NOLINTEND(readability-identifier-naming)

/// Characters are signed in ICU.
constexpr UChar32 icu_point(char32_t point) { return static_cast<UChar32>(point); }

}  // namespace reami::room
