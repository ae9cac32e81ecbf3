// The entries for the writer, with their answers.
#pragma once

#include "server/store/journal.hpp"

namespace reami::store {

/// An entry, and the answer for its caller.
struct PendingEntry {
    Entry entry;
    Appended answer;
};

}  // namespace reami::store
