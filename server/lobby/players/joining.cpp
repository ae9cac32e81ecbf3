#include "server/lobby/players/joining.hpp"

#include "server/store/read/read_played.hpp"

namespace reami::lobby {

namespace asio = boost::asio;

namespace {

asio::awaitable<int> matches_of(store::Readers& readers, store::PlayerId player) {
    const protocol::plain::MyMatchesRequest all;
    const auto page = co_await readers.ask(store::read_played, player, all);
    co_return page.counts.value_or(protocol::plain::MatchCounts()).matches;
}

}  // namespace

asio::awaitable<Expected<int, protocol::Refusal>> join_matches(RecordTarget target, store::Readers& readers,
                                                               store::MatchesJoined joined) {
    if (joined.from == joined.to) co_return 0;
    const int before = co_await matches_of(readers, joined.to);
    if (auto refusal = co_await store_record(target, joined, "could not join two players"))
        co_return *std::move(refusal);
    const int after = co_await matches_of(readers, joined.to);
    co_return after - before;
}

}  // namespace reami::lobby
