# The functions for the three kinds of programs in tests/. Each program is a target NAME, and a CMakeLists.txt calls the
# function for it.
#
# reami_test(NAME SOURCES file... LIBS library... [LABELS label...])
#     The program uses GoogleTest and RapidCheck, and ctest runs it once. It finds the files that it reads with
#     source_path (tests/source_path.hpp). The labels add the program to builds and runs:
#         tsan      the build with the thread sanitizer: for programs in which several threads of the server run
#         release   the release build, which compiles slowly: for tests of whole matches
#         optimized the release build, but no build with a sanitizer: for searches that take minutes with one
#         alone     the build without server/cluster: for tests of one server per database
#         long      only `tests/run --long` runs the program
#
# reami_bench(NAME SOURCES file... LIBS library...)
#     The program uses Google Benchmark. The target `benches` builds it, and developers run it.
#
# reami_fuzz(NAME SOURCE file CORPUS folder LIBS library...)
#     SOURCE defines LLVMFuzzerTestOneInput. With the preset `fuzz`, the program is a libFuzzer program that searches
#     for faults. With all other presets, it is a test that runs the function once with each file of CORPUS.

find_package(GTest REQUIRED)
find_package(rapidcheck REQUIRED)
find_package(benchmark REQUIRED)

add_library(reami_testing INTERFACE)
target_include_directories(reami_testing INTERFACE ${PROJECT_SOURCE_DIR})
target_link_libraries(reami_testing INTERFACE reami::warnings)

# Only this source contains the path of the checkout, so that ccache reuses all other objects in other checkouts.
add_library(reami_source_path STATIC ${PROJECT_SOURCE_DIR}/tests/source_path.cpp)
target_link_libraries(reami_source_path PUBLIC reami_testing)
target_compile_definitions(reami_source_path PRIVATE REAMI_SOURCE_DIR="${PROJECT_SOURCE_DIR}")

# The headers of GoogleTest and RapidCheck take most of the compile time of a test, so all programs share precompiled
# headers.
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/test_headers.cpp CONTENT "// Only for its precompiled headers.\n")
add_library(reami_test_headers OBJECT EXCLUDE_FROM_ALL ${PROJECT_BINARY_DIR}/test_headers.cpp)
target_link_libraries(reami_test_headers PRIVATE reami_testing GTest::gtest_main rapidcheck_gtest)
target_precompile_headers(reami_test_headers PRIVATE <gtest/gtest.h> <rapidcheck/gtest.h>)

# The programs that ctest runs, and what they need.
add_custom_target(test_programs)

# ctest starts the longest tests first. A long test that started last would run alone at the end.
set(longest_tests
    laws_test kill_test store_test end_to_end_test web_whole_matches web_ending)
function(begin_longest_first name)
    if(name IN_LIST longest_tests)
        set_tests_properties(${name} PROPERTIES COST 1000)
    endif()
endfunction()

function(reami_test name)
    cmake_parse_arguments(PARSE_ARGV 1 TEST "" "" "SOURCES;LIBS;LABELS")
    add_executable(${name} ${TEST_SOURCES})
    target_link_libraries(${name} PRIVATE reami_source_path GTest::gtest_main rapidcheck_gtest ${TEST_LIBS})
    target_precompile_headers(${name} REUSE_FROM reami_test_headers)
    if(REAMI_FUZZ
            OR (REAMI_SANITIZE STREQUAL "thread" AND NOT "tsan" IN_LIST TEST_LABELS)
            OR (REAMI_SANITIZE AND "optimized" IN_LIST TEST_LABELS)
            OR (NOT REAMI_CLUSTER AND NOT "alone" IN_LIST TEST_LABELS)
            OR (CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT TEST_LABELS MATCHES "release|optimized"))
        set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
        return()
    endif()
    add_test(NAME ${name} COMMAND ${name})
    add_dependencies(test_programs ${name})
    set_tests_properties(${name} PROPERTIES LABELS "${TEST_LABELS}" TIMEOUT 1200)
    begin_longest_first(${name})
endfunction()

add_custom_target(benches)
function(reami_bench name)
    cmake_parse_arguments(PARSE_ARGV 1 BENCH "" "" "SOURCES;LIBS")
    add_executable(${name} EXCLUDE_FROM_ALL ${BENCH_SOURCES})
    add_dependencies(benches ${name})
    target_link_libraries(${name} PRIVATE reami_testing benchmark::benchmark_main ${BENCH_LIBS})
endfunction()

function(reami_fuzz name)
    cmake_parse_arguments(PARSE_ARGV 1 FUZZ "" "SOURCE;CORPUS" "LIBS")
    add_executable(${name} ${FUZZ_SOURCE})
    target_link_libraries(${name} PRIVATE reami_testing ${FUZZ_LIBS})
    if(REAMI_FUZZ)
        target_link_options(${name} PRIVATE -fsanitize=fuzzer)
        return()
    endif()
    target_sources(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests/fuzz/replay_main.cpp)
    if(REAMI_SANITIZE STREQUAL "thread" OR NOT REAMI_CLUSTER OR CMAKE_BUILD_TYPE STREQUAL "Release")
        set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
        return()
    endif()
    cmake_path(ABSOLUTE_PATH FUZZ_CORPUS)
    add_test(NAME ${name} COMMAND ${name} ${FUZZ_CORPUS})
    set_tests_properties(${name} PROPERTIES TIMEOUT 1200)
endfunction()
