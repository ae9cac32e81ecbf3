// The picture of each game: a part of its table in the middle of a match. It loads after everything that the
// page needs.
import { at } from '../browser/base';
import domaine from './pictures/domaine.webp';
import dominium from './pictures/dominium.webp';
import kingdomino from './pictures/kingdomino.webp';
import toncc from './pictures/toncc.webp';

const pictures: Readonly<Record<string, string>> = { domaine, dominium, kingdomino, toncc };

/** Shows nothing for a game without a picture. */
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
