// The lines of chat that the client has: the newest lines of the room, in order and without a gap.
// PROTOCOL.md, "People".
import type { FromServerChat, FromServerChatLine, FromServerLines } from 'reami';

export interface ChatLines {
  readonly lines: readonly FromServerChatLine[];
  /** true if the room keeps older lines */
  readonly hasOlder: boolean;
  /** the number of the newest line that is older than this page's connection; 0 if no line is */
  readonly before: number;
}

export const nothingSaid: ChatLines = { lines: [], hasOlder: false, before: 0 };

/** Adds a new line, unless the client has it already. */
export function withLine(known: ChatLines, { t: _, ...line }: FromServerChat): ChatLines {
  const newest = known.lines.at(-1);
  return newest && line.n <= newest.n ? known : { ...known, lines: [...known.lines, line] };
}

/**
 * Adds the newest lines, or lines that are older than those of the client. If lines between the client's and
 * the newest ones are missing, drops the client's lines.
 */
export function withLines(known: ChatLines, { lines, oldest }: FromServerLines): ChatLines {
  const newest = known.lines.at(-1);
  const isGap = newest !== undefined && lines.length > 0 && lines[0]!.n > newest.n + 1;
  const byNumber = new Map([...(isGap ? [] : known.lines), ...lines].map(line => [line.n, line]));
  const all = [...byNumber.values()].sort((a, b) => a.n - b.n);
  const before = newest === undefined ? (lines.at(-1)?.n ?? 0) : known.before;
  return { lines: all, before, hasOlder: oldest !== undefined && all.length > 0 && all[0]!.n > oldest };
}
