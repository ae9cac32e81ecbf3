// Generates all published documents of the protocol from the descriptions of its types. The repository
// contains the results in protocol/schema/, and a test checks that they are current.
#pragma once

#include <map>
#include <string>

namespace reami::publish {

/// The files of protocol/schema, by name.
std::map<std::string, std::string> documents();

/// The modules for the web client, by file name. `reami.ts` has the types of all messages, of the bodies of
/// plain requests, and of every game's view, events, options and catalogue. It also has the close codes, the
/// limits and the name of the subprotocol. `events.ts` has the shapes of every game's events, from which the
/// client makes sentences. It is a separate module, because the first page does not need it.
std::map<std::string, std::string> typescript_modules();

}  // namespace reami::publish
