// The components that show a match: the game's own table, or a list of its moves. The client creates each of
// them only once, so that it stays the same component when the page is drawn again.
import type { ComponentType } from 'preact';
import type { PlayProps, TableProps } from '../model/game';
import { moveList } from '../table/listOfMoves';
import { type Lazy, lazy } from '../ui/lazy';
import { eventTextOf, gameModule, guideOf, lessonOf } from './load';

type Table = Lazy<PlayProps>;

export function once(make: (game: string) => Table): (game: string) => Table {
  const made = new Map<string, Table>();
  return game => {
    const table = made.get(game) ?? make(game);
    made.set(game, table);
    return table;
  };
}

/** Loads a table, and with it the texts about the game's events. */
export const fetched = (name: string, load: () => Promise<{ default: ComponentType<TableProps> }>) =>
  lazy(async () => {
    const [{ default: Table }, eventText] = await Promise.all([load(), eventTextOf(name)]);
    const guide = () => guideOf(name);
    const lesson = () => lessonOf(name);
    const own = { eventText, guide, lesson };
    return { default: (props: PlayProps) => <Table {...props} {...own} /> };
  });

/** A list of the legal moves, with a text for each. It works for every game. */
export const listOf = once(name => fetched(name, moveList));

/** The table of the game; a list of moves if the game has no table. */
export const tableOf = once(name => {
  const game = gameModule(name);
  return game ? fetched(name, game.table) : listOf(name);
});
