// The tables in which players also plan their next moves.
import { addStyle } from '../browser/styles';
import { addWords } from '../words/t';
import { gameModule } from './load';
import { fetched, once, tableOf } from './tables';

/** The game's table with plans; the game's other table if it has none. */
export const planningOf = once(name => {
  const load = gameModule(name)?.planning;
  if (load === undefined) return tableOf(name);
  return fetched(name, async () => {
    const { words, style, Table } = (await load()).planning;
    await Promise.all([addWords(words), addStyle(style)]);
    return { default: Table };
  });
});
