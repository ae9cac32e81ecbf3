// The streams that the commands for match files read and write: those of the program, or those of a test.
#pragma once

#include <istream>
#include <ostream>

#include "protocol/text/texts.hpp"

namespace reami::terminal {

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& errors;
};

/// Flushes the output and returns the exit status. It is `status`, or 1 if the program could not write the
/// output.
inline int written(int status, const Streams& streams, protocol::Language language) {
    streams.out.flush();
    if (streams.out) return status;
    streams.errors << protocol::text(language, "file.unwritten") << '\n';
    return 1;
}

}  // namespace reami::terminal
