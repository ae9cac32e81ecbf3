// How many files, and so connections, the system lets this process have open. The usual limit of a shell,
// 1024, is only the soft one: the hard one, up to which a process may raise it, is far higher.
#pragma once

#include <cstddef>

namespace reami {

/// Of the files that the system allows, these are not for connections: 64 for the database, which is opened
/// again after a fault, and whatever else is read; 64 for connections that are being refused.
inline constexpr std::size_t spare_descriptors = 128;

/// Raises the soft limit of this process to the hard one, and says so in the log.
void raise_descriptor_limit();

/// As many connections as fit beside what is open now and the spares. Throws, with a sentence that says what
/// to do, if there is no place for one.
std::size_t most_connections();
/// `wanted`, or as many as fit; the log says if they are fewer.
std::size_t connections_that_fit(std::size_t wanted, std::size_t most);

}  // namespace reami
