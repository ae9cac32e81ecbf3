// Generates all published documents of the protocol from the descriptions of its types. protocol/schema/ is
// checked in, and a test checks that it is current.
#pragma once

#include <map>
#include <string>

namespace reami::publish {

/// The files of protocol/schema by name.
std::map<std::string, std::string> documents();

/// The modules for the web client by the names of their files. `reami.ts`: the types of all messages, of the
/// bodies of plain requests, and of every game's view, events, options and catalogue; the close codes, the
/// limits and the name of the subprotocol. `events.ts`: the shapes of every game's events, for sentences
/// about them; a module of its own, because the first page needs none of it.
std::map<std::string, std::string> typescript_modules();

}  // namespace reami::publish
