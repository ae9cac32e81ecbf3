// The chat of a room as far as it is known here: its newest lines without a gap, in their order. PROTOCOL.md.
import type { FromServerChat, FromServerChatLine, FromServerLines } from 'reami';

export interface ChatLines {
  readonly lines: readonly FromServerChatLine[];
  /** the room keeps lines older than these */
  readonly hasOlder: boolean;
  /** the number of the newest line that was there before this page came; 0 if there was none */
  readonly before: number;
}

export const nothingSaid: ChatLines = { lines: [], hasOlder: false, before: 0 };

/** A line that was said just now; one that is known already is passed over. */
export function withLine(known: ChatLines, { t: _, ...line }: FromServerChat): ChatLines {
  const newest = known.lines.at(-1);
  return newest && line.n <= newest.n ? known : { ...known, lines: [...known.lines, line] };
}

/**
 * The newest lines, or those before what is known. Between newest lines and older ones there may be a gap:
 * these go.
 */
export function withLines(known: ChatLines, { lines, oldest }: FromServerLines): ChatLines {
  const newest = known.lines.at(-1);
  const isGap = newest !== undefined && lines.length > 0 && lines[0]!.n > newest.n + 1;
  const byNumber = new Map([...(isGap ? [] : known.lines), ...lines].map(line => [line.n, line]));
  const all = [...byNumber.values()].sort((a, b) => a.n - b.n);
  const before = newest === undefined ? (lines.at(-1)?.n ?? 0) : known.before;
  return { lines: all, before, hasOlder: oldest !== undefined && all.length > 0 && all[0]!.n > oldest };
}
