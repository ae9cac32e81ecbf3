# The options of the compiler: ccache if it is installed, warnings as errors (reami::warnings), and the sanitizers of a
# preset.
#
# All presets except dev compile several sources of a target together (CMAKE_UNITY_BUILD), because the compiler spends
# most of its time on the headers of libraries. The release build compiles eight sources together, so that a machine
# with 2 GB of memory can build it. The builds with sanitizers compile sixteen sources or a whole target together: this
# takes a third less time and twice the memory. So all names in the anonymous namespaces of a target must be different.

find_program(CCACHE ccache)
if(CCACHE)
    # These options let a second checkout of the same sources use the compiled objects of the first checkout.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
        CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${CCACHE})
    if(REAMI_PRECOMPILE)  # ccache must know the precompiled headers of each source
        add_compile_options($<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fpch-preprocess>)
    endif()
endif()
if(NOT REAMI_PRECOMPILE)
    set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
endif()

# The release build counts bits with one instruction. Every x86-64 processor since 2009 has this instruction.
include(CheckCXXCompilerFlag)
check_cxx_compiler_flag(-march=x86-64-v2 REAMI_X86_64_V2)
if(REAMI_X86_64_V2)
    add_compile_options($<$<CONFIG:Release>:-march=x86-64-v2>)
endif()

add_library(reami_warnings INTERFACE)
add_library(reami::warnings ALIAS reami_warnings)
target_compile_options(reami_warnings INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror>
    # When g++ 12 optimizes, it takes the frames of Asio's coroutines for memory of another allocator. It also warns of
    # overlaps and overflows in strings of the standard library and in values of RapidCheck, where there are none.
    $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-mismatched-new-delete>
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANG_AND_ID:CXX,GNU>>:-Wno-restrict -Wno-stringop-overflow -Wno-array-bounds>
    # If sources are compiled together, g++ takes them for headers.
    $<$<AND:$<BOOL:${CMAKE_UNITY_BUILD}>,$<COMPILE_LANG_AND_ID:CXX,GNU>>:-Wno-subobject-linkage>)

if(REAMI_SANITIZE)
    add_compile_options(-fsanitize=${REAMI_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${REAMI_SANITIZE})
    # These four checks would take half of the compile time. The check object-size finds nothing at -O0. The address
    # sanitizer also finds null pointers. No source reads numbers through pointers to bytes, or casts to one of our
    # derived classes (vptr).
    add_compile_options(-fno-sanitize=object-size,null,alignment,vptr)
endif()
if(REAMI_SANITIZE STREQUAL "thread")
    # g++ warns that the sanitizer does not know Asio's fences, and takes members of copied objects for uninitialized.
    add_compile_options("$<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-tsan;-Wno-maybe-uninitialized>")
endif()
if(REAMI_FUZZ)  # clang's check of calls through function pointers rejects Asio's type-erased calls
    add_compile_options(-fsanitize=fuzzer-no-link -fno-sanitize=function)
endif()
