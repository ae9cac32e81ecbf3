# Compiler options: ccache if it is installed, warnings as errors (reami::warnings), the sanitizers of a preset.
#
# All presets but dev compile the sources of a target together (CMAKE_UNITY_BUILD), as most of the time goes into the
# headers of libraries. A release compiles eight sources as one, so that a machine of 2 GB can build it; the sanitized
# programs sixteen or a whole target, which takes a third less time and twice the memory. So names of anonymous namespaces
# must differ within a target.

find_program(CCACHE ccache)
if(CCACHE)
    # A second checkout of the same sources uses the compiled objects of the first.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
        CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${CCACHE})
    if(REAMI_PRECOMPILE)  # ccache must see which precompiled headers a source reads
        add_compile_options($<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fpch-preprocess>)
    endif()
endif()
if(NOT REAMI_PRECOMPILE)
    set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
endif()

# Releases count bits with one instruction, which every x86-64 processor since 2009 has.
include(CheckCXXCompilerFlag)
check_cxx_compiler_flag(-march=x86-64-v2 REAMI_X86_64_V2)
if(REAMI_X86_64_V2)
    add_compile_options($<$<CONFIG:Release>:-march=x86-64-v2>)
endif()

add_library(reami_warnings INTERFACE)
add_library(reami::warnings ALIAS reami_warnings)
target_compile_options(reami_warnings INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror>
    # g++ 12, when it optimizes, takes the frames of Asio's coroutines for memory of another allocator, and reads
    # overlaps and overflows into the standard library's texts and RapidCheck's values.
    $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-mismatched-new-delete>
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANG_AND_ID:CXX,GNU>>:-Wno-restrict -Wno-stringop-overflow -Wno-array-bounds>
    # g++ takes sources that are compiled together for headers.
    $<$<AND:$<BOOL:${CMAKE_UNITY_BUILD}>,$<COMPILE_LANG_AND_ID:CXX,GNU>>:-Wno-subobject-linkage>)

if(REAMI_SANITIZE)
    add_compile_options(-fsanitize=${REAMI_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${REAMI_SANITIZE})
    # These three checks would take four tenths of the compile time. object-size sees nothing at -O0, the address
    # sanitizer stops at null pointers too, and no source reads numbers through pointers to bytes.
    add_compile_options(-fno-sanitize=object-size,null,alignment)
endif()
if(REAMI_SANITIZE STREQUAL "thread")  # g++ warns that the sanitizer does not model Asio's fences
    add_compile_options($<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-tsan>)
endif()
if(REAMI_FUZZ)  # clang's check of calls through function pointers rejects Asio's type-erased calls
    add_compile_options(-fsanitize=fuzzer-no-link -fno-sanitize=function)
endif()
