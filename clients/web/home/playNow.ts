// Starts a match against bots at once.
import { go } from '../browser/address';
import { keepPendingSeat } from '../browser/pendingSeat';
import { newId } from '../browser/random';
import { myName } from '../browser/savedRooms';
import { type Game, normalBot, openRoom } from '../net/requests';
import { t } from '../words/t';

/** Opens a room, puts a bot into every other seat, and starts the match. */
export async function playNow({ name, fewest_seats: seats }: Game): Promise<void> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, index) => [index + 2, normalBot]));
  const code = await openRoom({ id: newId(), game: name, options: {}, seats, bots, listed: false });
  keepPendingSeat(code, { name: myName() || t('name.guest'), starts: true });
  go(`/r/${code}`);
}
