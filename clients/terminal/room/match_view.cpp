#include "clients/terminal/room/match_view.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "protocol/json/hash.hpp"
#include "protocol/json/read_as.hpp"

namespace reami::terminal {
namespace {

using protocol::Version;
using protocol::from_server::Patch;
using protocol::from_server::State;

/// Applies a change (RFC 7396) to a view. Returns the new view as canonical text, or nothing if the change is
/// not a JSON object.
std::optional<std::string> changed(const std::string& view, const std::string& change) {
    auto whole = nlohmann::json::parse(view, nullptr, false);
    const auto patch = nlohmann::json::parse(change, nullptr, false);
    if (whole.is_discarded() || !patch.is_object()) return std::nullopt;
    whole.merge_patch(patch);
    return whole.dump();
}

bool has_hash(const std::string& view, const std::string& hash) {
    return json::hash_text(json::view_hash(view)) == hash;
}

}  // namespace

void MatchView::take(const State& state) {
    match_ = state.match;
    v_ = state.v;
    view_ = state.view.text;
    catalog_ = state.catalog;
    to_act_ = state.to_act;
    result_ = state.result;
    undo_ = state.undo;
    can_ask_for_undo_ = state.undo_asks.has_value();
    be_asked(state.ask, state.legal);
}

std::optional<std::string> MatchView::view_after(const protocol::from_server::Preview& preview) const {
    return changed(view_, preview.change.text);
}

MatchView::Taken MatchView::take(const Patch& patch, std::optional<Seat> me) {
    if (!is_there()) return be_lost();
    if (patch.v <= v_) return Taken::old;
    const Version from = patch.v.value() - patch.n.value_or(1);
    if (from != v_) return be_lost();
    auto view = changed(view_, patch.change.text);
    if (!view || (patch.h && !has_hash(*view, *patch.h))) return be_lost();

    view_ = std::move(*view);
    v_ = patch.v;
    if (patch.to_act) to_act_ = *patch.to_act;
    undo_ = patch.undo;
    can_ask_for_undo_ = patch.undo_asks.has_value();
    result_ = patch.result;
    const bool asked = me && std::find(to_act_.begin(), to_act_.end(), *me) != to_act_.end();
    if (patch.ask || !asked) be_asked(patch.ask, patch.legal);
    return Taken::shown;
}

/// Removes the question and the legal moves, which the client does not know until the next state arrives.
MatchView::Taken MatchView::be_lost() {
    undo_.reset();
    can_ask_for_undo_ = false;
    be_asked(std::nullopt, std::nullopt);
    return Taken::hole;
}

void MatchView::be_asked(std::optional<protocol::AskNumber> ask,
                         const std::optional<protocol::from_server::LegalMoves>& legal) {
    ask_ = ask;
    legal_.clear();
    if (legal) legal_ = json::read_as<std::vector<std::string>>(legal->text).value_or(legal_);
}

}  // namespace reami::terminal
