// Where the commands for match files read and write: the program's own streams, or a test's.
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

/// The exit status once all is written: 1 if that failed, whatever else went well.
inline int written(int status, const Streams& streams, protocol::Language language) {
    streams.out.flush();
    if (streams.out) return status;
    streams.errors << protocol::text(language, "file.unwritten") << '\n';
    return 1;
}

}  // namespace reami::terminal
