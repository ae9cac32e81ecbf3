// The number of files, and so of connections, that the system lets this process have open. A shell usually
// sets a soft limit of 1024; the process may raise it up to the hard limit, which is far higher.
#pragma once

#include <cstddef>

namespace reami {

/// Descriptors that connections may not use: 64 for the database, which the server reopens after a fault, and
/// for other files; 64 for connections that the server is refusing.
inline constexpr std::size_t spare_descriptors = 128;

/// Raises the soft limit of this process to the hard one, and says so in the log.
void raise_descriptor_limit();

/// The number of connections that this process can have in addition to the files that are open now and the
/// spare descriptors. Throws std::runtime_error, with a sentence that says what to do, if no connection fits.
std::size_t most_connections();
/// The smaller of `wanted` and `most`. Logs a warning if fewer than wanted fit.
std::size_t connections_that_fit(std::size_t wanted, std::size_t most);

}  // namespace reami
