// What a match is played at: a game's own table, or a list of its moves. Each is made once, so that it stays
// the same component while a page is drawn again and again.
import type { ComponentType } from 'preact';
import type { TableProps } from '../model/game';
import { lazy } from '../ui/lazy';
import { eventTextOf, fetchPart, gameModule } from './load';

type Table = ComponentType<TableProps>;

function once(make: (game: string) => Table): (game: string) => Table {
  const made = new Map<string, Table>();
  return game => {
    const table = made.get(game) ?? make(game);
    made.set(game, table);
    return table;
  };
}

/** The legal moves of any game, each with its text. */
export const listOf = once(name =>
  lazy(async () => {
    const [{ default: MoveList }, eventText] = await Promise.all([
      import('../table/MoveList'),
      eventTextOf(name),
    ]);
    return { default: (props: TableProps) => <MoveList {...props} eventText={eventText} /> };
  }),
);

/** The list for a game without a table. */
export const tableOf = once(name => {
  const game = gameModule(name);
  return game ? lazy(() => fetchPart(game, game.table)) : listOf(name);
});
