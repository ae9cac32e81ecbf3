# The three kinds of programs below tests/, each a target NAME and a line in a folder's CMakeLists.txt.
#
# reami_test(NAME SOURCES file... LIBS library... [LABELS label...])
#     GoogleTest and RapidCheck; ctest runs it once. It finds the files that it reads with
#     source_path (tests/source_path.hpp). Labels say in which runs it takes part:
#         tsan    also under the thread sanitizer: programs with threads
#         release also in the release build, which is slow to compile: tests of whole matches or of the real programs
#         alone   also in the build without server/cluster: tests of the store and of the whole program
#         long    only with `tests/run --long`
#
# reami_bench(NAME SOURCES file... LIBS library...)
#     Google Benchmark; built with the target `benches`, and run by hand.
#
# reami_fuzz(NAME SOURCE file CORPUS folder LIBS library...)
#     SOURCE defines LLVMFuzzerTestOneInput. The fuzz preset makes a hunting libFuzzer program of it; all others
#     a test that feeds it every file of CORPUS once.

find_package(GTest REQUIRED)
find_package(rapidcheck REQUIRED)
find_package(benchmark REQUIRED)

add_library(reami_testing INTERFACE)
target_include_directories(reami_testing INTERFACE ${PROJECT_SOURCE_DIR})
target_link_libraries(reami_testing INTERFACE reami::warnings)

# Only this source gets the path of the sources, so ccache reuses all other objects in every checkout.
add_library(reami_source_path STATIC ${PROJECT_SOURCE_DIR}/tests/source_path.cpp)
target_link_libraries(reami_source_path PUBLIC reami_testing)
target_compile_definitions(reami_source_path PRIVATE REAMI_SOURCE_DIR="${PROJECT_SOURCE_DIR}")

# The headers of GoogleTest and RapidCheck take most of a test's compile time, so all programs share one precompilation.
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/test_headers.cpp CONTENT "// Only its precompiled headers count.\n")
add_library(reami_test_headers OBJECT EXCLUDE_FROM_ALL ${PROJECT_BINARY_DIR}/test_headers.cpp)
target_link_libraries(reami_test_headers PRIVATE reami_testing GTest::gtest_main rapidcheck_gtest)
target_precompile_headers(reami_test_headers PRIVATE <gtest/gtest.h> <rapidcheck/gtest.h>)

# The longest tests begin first. A long test that began last would run alone.
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
            OR (NOT REAMI_CLUSTER AND NOT "alone" IN_LIST TEST_LABELS)
            OR (CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT "release" IN_LIST TEST_LABELS))
        set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
        return()
    endif()
    add_test(NAME ${name} COMMAND ${name})
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
    if(REAMI_SANITIZE STREQUAL "thread" OR NOT REAMI_CLUSTER)
        set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
        return()
    endif()
    cmake_path(ABSOLUTE_PATH FUZZ_CORPUS)
    add_test(NAME ${name} COMMAND ${name} ${FUZZ_CORPUS})
    set_tests_properties(${name} PROPERTIES TIMEOUT 1200)
endfunction()
