# reami_test(NAME SOURCES file... LIBS library... [LABELS label...]): one program of GoogleTest and RapidCheck
# tests, a target NAME that ctest runs once as NAME. Labels say in which runs it takes part besides the plain one:
#
#     tsan    also under the thread sanitizer: server, protocol, client
#     long    only with `tests/run --long`
#
# A test finds the files that it reads below REAMI_SOURCE_DIR, a macro: the folder of the sources, as text.

add_library(reami_testing INTERFACE)
target_include_directories(reami_testing INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(reami_testing INTERFACE REAMI_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
target_link_libraries(reami_testing INTERFACE reami::warnings GTest::gtest_main rapidcheck rapidcheck_gtest)

# Reading GoogleTest and RapidCheck is most of the time that a test takes to compile: done once, for all programs.
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/test_headers.cpp CONTENT "// Only its precompiled headers count.\n")
add_library(reami_test_headers OBJECT ${PROJECT_BINARY_DIR}/test_headers.cpp)
target_link_libraries(reami_test_headers PRIVATE reami_testing)
target_precompile_headers(reami_test_headers PRIVATE <gtest/gtest.h> <rapidcheck/gtest.h>)

function(reami_test name)
    cmake_parse_arguments(PARSE_ARGV 1 TEST "" "" "SOURCES;LIBS;LABELS")
    add_executable(${name} ${TEST_SOURCES})
    target_link_libraries(${name} PRIVATE reami_testing ${TEST_LIBS})
    target_precompile_headers(${name} REUSE_FROM reami_test_headers)
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES LABELS "${TEST_LABELS}" TIMEOUT 600)
endfunction()
