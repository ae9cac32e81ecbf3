# Hardens releases against attacks that use a defect: the code lies at addresses that nobody can foretell (PIE),
# the tables of the dynamic linker are read-only once the program runs (RELRO, BIND_NOW), and the C library's functions
# check the sizes of the buffers that they fill (FORTIFY_SOURCE). A function notices that its frame was overwritten
# (stack protector), a large frame can't reach beyond the stack (stack clash), and containers of the standard library
# check their indices. Debian 12 uses no CET. tests/packaging/hardened looks at the programs.
# CMAKE_POSITION_INDEPENDENT_CODE would make the libraries' functions replaceable at run time, which is slower.
add_compile_options(
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:C,CXX>>:-fPIE>
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:C,CXX>>:-U_FORTIFY_SOURCE>  # some compilers come with a level
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:C,CXX>>:-D_FORTIFY_SOURCE=2>
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:CXX>>:-D_GLIBCXX_ASSERTIONS>
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:C,CXX>>:-fstack-protector-strong>
    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:C,CXX>>:-fstack-clash-protection>)
add_link_options($<$<CONFIG:Release>:-pie> $<$<CONFIG:Release>:LINKER:-z,relro,-z,now>)
