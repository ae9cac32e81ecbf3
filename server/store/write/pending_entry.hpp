// The entries that the writer is given, and their results.
#pragma once

#include "server/store/journal.hpp"

namespace reami::store {

/// An entry, and the answer to the caller that gave it.
struct PendingEntry {
    Entry entry;
    Appended answer;
};

}  // namespace reami::store
