# CPack makes the Debian packages from the release build:
#     cpack -G DEB --config build/release/CPackConfig.cmake
# The package `reami` contains the terminal client. The package `reami-server` contains the server and its service. The
# installation does not start the service: the operator does.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "the authors of Reami <reami@localhost>")
set(CPACK_PACKAGE_VENDOR Reami)
set(CPACK_STRIP_FILES ON)
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)  # so that the packages do not need the tests
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL client)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

set(CPACK_DEBIAN_CLIENT_PACKAGE_NAME reami)
set(CPACK_COMPONENT_CLIENT_DESCRIPTION "plays territory games on a Reami server, in the terminal
 The games are Kingdomino, Domaine, Domìnium and Tóncc, against people and bots.
 Anybody can run a server. The client also replays and verifies match files.")

if(REAMI_SERVER)
    list(APPEND CPACK_COMPONENTS_ALL server)
    set(CPACK_DEBIAN_SERVER_PACKAGE_NAME reami-server)
    set(CPACK_DEBIAN_SERVER_PACKAGE_DEPENDS "adduser, ca-certificates")
    set(CPACK_DEBIAN_SERVER_PACKAGE_SUGGESTS "reami, sqlite3")
    set(CPACK_COMPONENT_SERVER_DESCRIPTION "hosts territory games for your friends
 One program serves Kingdomino, Domaine, Domìnium and Tóncc to browsers and to
 the terminal client. It keeps all data in one SQLite file. The package does not
 start the service. To start it, run: systemctl enable --now reami")
    set(CPACK_DEBIAN_SERVER_PACKAGE_CONTROL_STRICT_PERMISSION ON)
    foreach(script conffiles postinst prerm postrm)
        list(APPEND CPACK_DEBIAN_SERVER_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/cmake/debian/${script})
    endforeach()
endif()
include(CPack)
