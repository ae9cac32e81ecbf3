// All that is published of the protocol, made from the descriptions of its types: protocol/schema/ is checked
// in, and a test says that it is current.
#pragma once

#include <map>
#include <string>

namespace reami::publish {

/// The files of protocol/schema by name.
std::map<std::string, std::string> documents();

/// The types of all messages, of the bodies of plain requests, and of every game's view, events, options and
/// catalogue; the close codes, the limits and the name of the subprotocol.
std::string typescript_module();

}  // namespace reami::publish
