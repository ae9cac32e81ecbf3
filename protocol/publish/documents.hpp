// All that is published of the protocol, made from the descriptions of its types: protocol/schema/ is checked
// in, and a test says that it is current.
#pragma once

#include <map>
#include <string>

namespace reami::publish {

/// The files of protocol/schema by name.
std::map<std::string, std::string> documents();

/// The types of all messages, and of every game's view, events, options and catalogue.
std::string typescript_types();

}  // namespace reami::publish
