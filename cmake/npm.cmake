# reami_npm(OUTPUT): fetches the packages of package-lock.json in the current folder, and fetches them again when that
# file changes. The function sets the variable OUTPUT to the file on which other targets depend. It needs the variable
# NPM, which clients/web sets.
function(reami_npm output)
    set(packages ${CMAKE_CURRENT_SOURCE_DIR}/node_modules/.package-lock.json)
    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE folder)
    add_custom_command(
        OUTPUT ${packages}
        COMMAND ${NPM} ci --no-audit --no-fund --loglevel=error
        COMMAND ${CMAKE_COMMAND} -E touch ${packages}
        DEPENDS package.json package-lock.json .npmrc
        WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
        COMMENT "Fetching the packages of ${folder}"
        VERBATIM)
    # The build starts this target at once, because it depends on no other file of the client.
    string(REPLACE / _ name ${folder})
    add_custom_target(${name}_packages DEPENDS ${packages})
    set(${output} ${packages} PARENT_SCOPE)
endfunction()
