// Plain requests to the server: PROTOCOL.md, "Plain requests".
import type {
  PlainGameEntry,
  PlainInvitedAnswer,
  PlainInviteRequest,
  PlainKnownRooms,
  PlainOpenedAnswer,
  PlainOpenRequest,
  PlainOptionEntry,
  PlainProblemDetails,
  PlainReplayPosition,
} from 'reami';
import { at } from '../browser/base';
import { dropToken, keepToken, myToken } from '../browser/savedRooms';
import type { GameEvent, Refusal } from '../model/match';
import type { Rounds } from '../model/rounds';
import { known, language } from '../words/t';
import { tried } from '../browser/again';

export type OptionValue = boolean | string | number;

export interface GameOption extends PlainOptionEntry {
  type: 'bool' | 'choice' | 'number';
  default: OptionValue;
  values: OptionValue[];
}

export interface Game extends PlainGameEntry {
  options: GameOption[];
}

/**
 * What the server refused, with its words in the language of whoever plays; `status` is 0 if it did not
 * answer.
 */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    /** what was wrong with this request, in the same language: the line of a match file */
    readonly detail = '',
  ) {
    super(refusal.text);
  }
}

/** Milliseconds: an answer that is not whole by then is lost. */
const answersWithin = 30_000;

async function answerOf(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(at(path), { signal: AbortSignal.timeout(answersWithin), ...init });
  } catch {
    throw new Refused(0, { code: 'offline', text: known('line.unreachable') ?? '' });
  }
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const { code = 'http.fault', detail = '' } = (body ?? {}) as Partial<PlainProblemDetails>;
  throw new Refused(answer.status, { code, text: known(code) ?? detail }, detail);
}

export async function ask<Body>(path: string, init?: RequestInit): Promise<Body> {
  const answer = await answerOf(path, init);
  return (await answer.json()) as Body;
}

/** Says who asks; nothing without a token. */
export const asPlayer = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

/** With a token it is that player who asks. */
export function asJson(body: unknown, token: string | null = null): RequestInit {
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': language.value,
    ...asPlayer(token),
  };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/** True if it was refused because of that token, which is forgotten then. */
function disowned(token: string | null, refused: unknown): boolean {
  if (token === null || !(refused instanceof Refused) || refused.refusal.code !== 'auth.token') return false;
  dropToken(token);
  return true;
}

let games: Promise<Game[]> | null = null;

/** Asked once. */
export function gamesOfServer(): Promise<Game[]> {
  games ??= ask<Game[]>('/api/games').catch(refused => {
    games = null;
    throw refused;
  });
  return games;
}

const catalogs = new Map<string, Promise<unknown>>();

/** What is static in that game; asked once. */
export function catalogOf(game: string, hash: string): Promise<unknown> {
  const path = `/api/games/${game}/catalog/${hash}`;
  const catalog = catalogs.get(path) ?? ask<unknown>(path);
  catalogs.set(path, catalog);
  catalog.catch(() => catalogs.delete(path));
  return catalog;
}

/** The code of the new room, of which this player is the host; the same request again gives the same room. */
export async function openRoom(request: PlainOpenRequest): Promise<string> {
  const token = myToken();
  try {
    const opened = await tried(() => ask<PlainOpenedAnswer>('/api/rooms', asJson(request, token)));
    if (opened.token !== undefined) keepToken(opened.token);
    return opened.code;
  } catch (refused) {
    if (!disowned(token, refused)) throw refused;
    return openRoom(request);
  }
}

/** From then on this player may open rooms where that takes an invitation. */
export async function useInvitation(word: string): Promise<void> {
  const token = myToken();
  const request: PlainInviteRequest = { word };
  try {
    const invited = await ask<PlainInvitedAnswer>('/api/invites', asJson(request, token));
    if (invited.token !== undefined) keepToken(invited.token);
  } catch (refused) {
    if (!disowned(token, refused)) throw refused;
    return useInvitation(word);
  }
}

/**
 * Of at most `limits.most_codes` rooms where the player of that token sat; nothing at all of a player whom
 * the server does not know.
 */
export async function openAmong(codes: readonly string[], token: string): Promise<PlainKnownRooms> {
  try {
    return await ask<PlainKnownRooms>('/api/rooms/open', asJson({ codes }, token));
  } catch (refused) {
    if (!disowned(token, refused)) throw refused;
    return { rooms: [], gone: [], running: [] };
  }
}

/** Where the file of an ended match is; of a held one, as far as it was played. */
export const matchFileAddress = (code: string, match: number) => `/api/rooms/${code}/matches/${match}`;

export async function matchFileOf(code: string, match: number): Promise<string> {
  const answer = await answerOf(matchFileAddress(code, match));
  return answer.text();
}

/** A match as it stood at the start, or after a move; `view` is the public's. */
export interface Position extends PlainReplayPosition {
  events: GameEvent[];
  view: Rounds;
}

/** The server plays a match file, from the start to its end. */
export const replayOf = (file: string) => ask<Position[]>('/api/replay', asJson({ file }));
