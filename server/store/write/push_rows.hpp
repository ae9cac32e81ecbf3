// Writes the records of web push, in SQL for all databases (insert_rows.hpp).
#pragma once

#include "server/store/record.hpp"

namespace reami::store {

template <class Rows>
void start_push(Rows& db, Millis at, const PushStarted& started) {
    db.run(
        "INSERT INTO pushes (token, endpoint, p256dh, auth, language, at) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (token) DO UPDATE SET endpoint = excluded.endpoint, p256dh = excluded.p256dh,"
        " auth = excluded.auth, language = excluded.language, at = excluded.at",
        started.device, started.to.endpoint, started.to.p256dh, started.to.auth, started.to.language, at);
}

template <class Rows>
void end_push(Rows& db, const PushEnded& ended) {
    if (ended.endpoint.empty())
        db.run("DELETE FROM pushes WHERE token = ?", ended.device);
    else
        db.run("DELETE FROM pushes WHERE token = ? AND endpoint = ?", ended.device, ended.endpoint);
}

}  // namespace reami::store
