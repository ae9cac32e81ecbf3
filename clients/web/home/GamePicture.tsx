// A picture for each game: a part of its table in the middle of a match. The page loads it after everything
// that it needs.
import { at } from '../browser/base';
import domaine from './pictures/domaine.webp';
import dominium from './pictures/dominium.webp';
import kingdomino from './pictures/kingdomino.webp';
import toncc from './pictures/toncc.webp';

const pictures: Readonly<Record<string, string>> = { domaine, dominium, kingdomino, toncc };

/** The picture of the game. If the game has none, shows nothing. */
export function GamePicture({ game }: { game: string }) {
  const picture = pictures[game];
  if (picture === undefined) return null;
  return (
    <img
      class="game-picture"
      src={at(picture)}
      width="480"
      height="240"
      alt=""
      loading="lazy"
      decoding="async"
      fetchpriority="low"
    />
  );
}
