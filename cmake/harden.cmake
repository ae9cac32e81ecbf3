# These options harden the release build against attacks on defects:
#     PIE                  the system loads the program at a random address
#     RELRO, BIND_NOW      the tables of the dynamic linker are read-only while the program runs
#     FORTIFY_SOURCE       functions of the C library check the sizes of the buffers that they fill
#     stack protector      a function ends the program if its stack frame was overwritten
#     stack clash          a large stack frame can't skip the guard page at the end of the stack
#     GLIBCXX_ASSERTIONS   containers of the standard library check their indices
# Debian 12 does not use CET. The test tests/packaging/hardened checks the programs. This file does not use
# CMAKE_POSITION_INDEPENDENT_CODE, because it would make the functions of the libraries replaceable at run time, which
# is slower.
add_compile_options(
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:C,CXX>>:-fPIE>
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:C,CXX>>:-U_FORTIFY_SOURCE>  # some compilers set a level by default
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:C,CXX>>:-D_FORTIFY_SOURCE=2>
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:CXX>>:-D_GLIBCXX_ASSERTIONS>
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:C,CXX>>:-fstack-protector-strong>
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:C,CXX>>:-fstack-clash-protection>)
add_link_options($<$<CONFIG:Release>:-pie> $<$<CONFIG:Release>:LINKER:-z,relro,-z,now>)
