// Writes the decisions and actions of admins into the database. `Rows` is as in insert_rows.hpp.
#pragma once

#include <string>
#include <variant>

#include "server/store/record.hpp"

namespace reami::store {

template <class Rows>
class InsertAdmin {
public:
    InsertAdmin(Rows& rows, Millis at) : db_(rows), at_(at) {}

    void operator()(const Restriction& made) const {
        db_.note_rulings();
        db_.run(
            "INSERT INTO restrictions (id, kind, player, address, note, since, until)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            made.number, std::string(made.silences ? "silence" : "ban"), made.player, made.address, made.note,
            made.since, made.until);
    }

    void operator()(const RestrictionLifted& lifted) const {
        db_.note_rulings();
        db_.run("DELETE FROM restrictions WHERE id = ?", lifted.number);
    }

    void operator()(const NameRuled& ruled) const {
        db_.note_rulings();
        if (ruled.forbidden)
            db_.run("INSERT INTO forbidden_names (name, at) VALUES (?, ?) ON CONFLICT DO NOTHING", ruled.name,
                    at_);
        else
            db_.run("DELETE FROM forbidden_names WHERE name = ?", ruled.name);
    }

    void operator()(const AdminToken& token) const {
        db_.note_rulings();
        db_.run(
            "INSERT INTO admin_tokens (name, hash, made_at, until, revoked) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, made_at = excluded.made_at,"
            " until = excluded.until, revoked = excluded.revoked",
            token.name, token.hash, token.made_at, token.until, token.revoked);
    }

    void operator()(const Invite& made) const {
        db_.run(
            "INSERT INTO invites (name, hash, made_at, until, uses) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, made_at = excluded.made_at,"
            " until = excluded.until, uses = excluded.uses, used = 0, revoked = 0",
            made.name, made.hash, made.made_at, made.until, made.uses);
    }

    void operator()(const InviteRevoked& gone) const {
        db_.run_one("no such invitation", "UPDATE invites SET revoked = 1 WHERE name = ? AND revoked = 0",
                    gone.name);
    }

    void operator()(const DevicesSignedOut& out) const {
        db_.note_signed_out(out.player, out.only, {});
        if (out.only)
            db_.run("DELETE FROM tokens WHERE player = ? AND hash = ?", out.player, *out.only);
        else
            db_.run("DELETE FROM tokens WHERE player = ?", out.player);
    }

    void operator()(const AdminDeed& deed) const {
        db_.run(
            "INSERT INTO admin_log (id, at, who, what, target, outcome) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET outcome = excluded.outcome",
            deed.number, deed.at, deed.who, deed.what, deed.target, deed.outcome);
    }

private:
    Rows& db_;
    Millis at_;
};

template <class Rows>
void insert_admin(Rows& rows, const AdminChange& change, Millis at) {
    std::visit(InsertAdmin<Rows>(rows, at), change.what);
}

}  // namespace reami::store
