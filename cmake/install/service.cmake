# `cmake --install` runs this script to install the units of systemd. The units contain the paths of the program and of
# the settings, which depend on the prefix of the installation. With the prefix /usr, the settings are in /etc, as
# Debian requires.
set(server ${CMAKE_CURRENT_LIST_DIR}/../../server)
set(root "$ENV{DESTDIR}")
set(programs ${CMAKE_INSTALL_PREFIX}/bin)
set(settings ${CMAKE_INSTALL_PREFIX}/etc/reami)
if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
    set(settings /etc/reami)
endif()

foreach(unit reami.service reami.socket reami-backup.service reami-backup.timer)
    message(STATUS "Installing: ${root}${CMAKE_INSTALL_PREFIX}/lib/systemd/system/${unit}")
    configure_file(${server}/systemd/${unit} ${root}${CMAKE_INSTALL_PREFIX}/lib/systemd/system/${unit} @ONLY)
endforeach()
file(INSTALL ${server}/systemd/reami.sysusers DESTINATION ${CMAKE_INSTALL_PREFIX}/lib/sysusers.d RENAME reami.conf)
if(NOT EXISTS ${root}${settings}/reami.toml)  # does not overwrite the operator's changes
    file(INSTALL ${server}/settings/reami.toml DESTINATION ${settings})
endif()
