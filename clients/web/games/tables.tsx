// The components for playing a match: a game's own table, or a list of its moves. Each is created once, so
// that it remains the same component when a page is drawn again.
import type { ComponentType } from 'preact';
import type { PlayProps, TableProps } from '../model/game';
import { moveList } from '../table/listOfMoves';
import { type Lazy, lazy } from '../ui/lazy';
import { eventTextOf, gameModule, guideOf, lessonOf } from './load';

type Table = Lazy<PlayProps>;

function once(make: (game: string) => Table): (game: string) => Table {
  const made = new Map<string, Table>();
  return game => {
    const table = made.get(game) ?? make(game);
    made.set(game, table);
    return table;
  };
}

/** Loads a table together with the game's texts of events. */
const fetched = (name: string, load: () => Promise<{ default: ComponentType<TableProps> }>) =>
  lazy(async () => {
    const [{ default: Table }, eventText] = await Promise.all([load(), eventTextOf(name)]);
    const guide = () => guideOf(name);
    const lesson = () => lessonOf(name);
    const own = { eventText, guide, lesson };
    return { default: (props: PlayProps) => <Table {...props} {...own} /> };
  });

/** The legal moves of any game, each with its text. */
export const listOf = once(name => fetched(name, moveList));

/** The list for a game without a table. */
export const tableOf = once(name => {
  const game = gameModule(name);
  return game ? fetched(name, game.table) : listOf(name);
});
