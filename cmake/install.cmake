# The functions that install files with `cmake --install`, into the folders of GNUInstallDirs. The CMakeLists.txt of
# each program calls them. There are two components: `client`, which is the terminal client, and `server`.
#
# reami_man(COMPONENT TARGET PAGE...): adds the options of TARGET to these manual pages (install/man.awk), and installs
# the pages.
function(reami_man component target)
    if(REAMI_SANITIZE)  # nobody installs sanitized programs
        return()
    endif()
    set(made "")
    foreach(page IN LISTS ARGN)
        cmake_path(GET page FILENAME name)
        cmake_path(GET page EXTENSION LAST_ONLY extension)
        string(SUBSTRING ${extension} 1 1 section)
        set(output ${PROJECT_BINARY_DIR}/man/${name})
        add_custom_command(
            OUTPUT ${output}
            COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/man
            COMMAND ${CMAKE_COMMAND} -E env --unset=USER ${AWK} -v program=$<TARGET_FILE:${target}>
                -f ${PROJECT_SOURCE_DIR}/cmake/install/man.awk ${CMAKE_CURRENT_SOURCE_DIR}/${page} > ${output}
            DEPENDS ${target} ${page} ${PROJECT_SOURCE_DIR}/cmake/install/man.awk
            VERBATIM)
        list(APPEND made ${output})
        install(FILES ${output} DESTINATION ${CMAKE_INSTALL_MANDIR}/man${section} COMPONENT ${component})
    endforeach()
    add_custom_target(${target}_man ALL DEPENDS ${made})
endfunction()

# reami_install(COMPONENT TARGET): installs the program, its completion for bash, and the licences of its libraries.
function(reami_install component target)
    install(TARGETS ${target} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT ${component})
    install(FILES ${PROJECT_SOURCE_DIR}/cmake/install/completion.bash
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME ${target} COMPONENT ${component})
    install(FILES ${PROJECT_SOURCE_DIR}/cmake/install/copyright
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${target} COMPONENT ${component})
endfunction()

find_program(AWK awk REQUIRED)
