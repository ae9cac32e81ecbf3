// Serves the server's metrics to Prometheus, at a separate address. No label names a room or a person.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/lobby/rooms/open_rooms.hpp"
#include "server/runtime/meters.hpp"
#include "server/store/journal.hpp"

namespace reami {

class Metrics : boost::noncopyable {
public:
    /// The counters, and functions that return further values. Any thread may call these functions.
    struct Sources {
        Meters& meters;
        std::function<std::vector<lobby::RoomCount>()> rooms;
        std::function<store::Health()> store;
        std::function<std::size_t()> room_inputs,
            entries;  ///< how many inputs wait in rooms, and how many entries wait for the disk
        std::function<std::optional<store::Millis>()>
            backup_age;  ///< of the last complete backup; empty if there is none
    };

    /// Listens at `address`, such as 127.0.0.1:9464, and answers GET /metrics. Throws std::runtime_error,
    /// with a sentence that says what to do, if it can't.
    Metrics(const std::string& address, const Sources& sources);
    ~Metrics();

private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace reami
