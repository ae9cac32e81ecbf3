# reami_embed(TARGET SET FILES file...): embeds the bytes of the files in TARGET. The sources of TARGET get them with
#
#     #include "embedded/SET.hpp"      // std::span<const File> reami::embedded::SET(), in the order of FILES
#
# Example: reami_embed(reami_store migrations FILES ${PROJECT_SOURCE_DIR}/migrations/0001_schema.sql).
# g++ 12 has no #embed, so the assembler reads the files (.incbin), which is fast even for large files. If a file
# changes, the next build embeds it again. The build itself may generate the files.
function(reami_embed target set)
    cmake_parse_arguments(PARSE_ARGV 2 EMBED "" "" FILES)
    if(NOT set MATCHES "^[a-z_]+$" OR NOT EMBED_FILES)
        message(FATAL_ERROR "reami_embed(TARGET SET FILES file...): SET in small letters, and at least one file")
    endif()

    set(folder ${CMAKE_CURRENT_BINARY_DIR}/${target}_embedded)
    set(assembly "")
    set(symbols "")
    set(table "")
    set(paths "")
    foreach(file IN LISTS EMBED_FILES)
        cmake_path(ABSOLUTE_PATH file OUTPUT_VARIABLE path)
        cmake_path(GET path FILENAME name)
        list(LENGTH paths index)
        list(APPEND paths ${path})
        set(symbol reami_${target}_${set}_${index})
        string(APPEND assembly "EMBEDDED(${symbol}, \"${path}\")\n")
        string(APPEND symbols "extern const char ${symbol}[], ${symbol}_end[];\n")
        string(APPEND table "        File{\"${name}\", between(${symbol}, ${symbol}_end)},\n")
    endforeach()

    foreach(kind hpp cpp S)
        configure_file(${PROJECT_SOURCE_DIR}/cmake/embedded_set.${kind}.in ${folder}/embedded/${set}.${kind} @ONLY)
    endforeach()
    set_source_files_properties(${folder}/embedded/${set}.S PROPERTIES OBJECT_DEPENDS "${paths}")
    # Two sets of a target have functions of the same name.
    set_source_files_properties(${folder}/embedded/${set}.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    target_sources(${target} PRIVATE ${folder}/embedded/${set}.cpp ${folder}/embedded/${set}.S)
    target_include_directories(${target} PRIVATE ${folder} ${PROJECT_SOURCE_DIR})
endfunction()
