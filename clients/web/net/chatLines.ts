// The known chat lines of a room: the newest ones, in order and without a gap. PROTOCOL.md, "People".
import type { FromServerChat, FromServerChatLine, FromServerLines } from 'reami';

export interface ChatLines {
  readonly lines: readonly FromServerChatLine[];
  /** the room keeps lines older than these */
  readonly hasOlder: boolean;
  /** the number of the newest line from before this page connected; 0 if there was none */
  readonly before: number;
}

export const nothingSaid: ChatLines = { lines: [], hasOlder: false, before: 0 };

/** Adds a new line. Ignores a known one. */
export function withLine(known: ChatLines, { t: _, ...line }: FromServerChat): ChatLines {
  const newest = known.lines.at(-1);
  return newest && line.n <= newest.n ? known : { ...known, lines: [...known.lines, line] };
}

/**
 * Adds the newest lines, or lines older than the known ones. If there is a gap between the newest lines and
 * the known ones, the known ones are dropped.
 */
export function withLines(known: ChatLines, { lines, oldest }: FromServerLines): ChatLines {
  const newest = known.lines.at(-1);
  const isGap = newest !== undefined && lines.length > 0 && lines[0]!.n > newest.n + 1;
  const byNumber = new Map([...(isGap ? [] : known.lines), ...lines].map(line => [line.n, line]));
  const all = [...byNumber.values()].sort((a, b) => a.n - b.n);
  const before = newest === undefined ? (lines.at(-1)?.n ?? 0) : known.before;
  return { lines: all, before, hasOlder: oldest !== undefined && all.length > 0 && all[0]!.n > oldest };
}
