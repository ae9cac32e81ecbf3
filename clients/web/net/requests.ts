// Plain requests to the server: PROTOCOL.md, "Plain requests".
import type {
  PlainGameEntry,
  PlainInvitedAnswer,
  PlainInviteRequest,
  PlainKnownRooms,
  PlainMyData,
  PlainMyMatches,
  PlainMyMatchesRequest,
  PlainMyOpponents,
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

/** The kind of the bot that the client offers first. Every game has it. */
export const normalBot = 'greedy';

export interface Game extends PlainGameEntry {
  options: GameOption[];
}

/**
 * The server's refusal of a request, with its text in the player's language. If the server did not answer,
 * `status` is 0.
 */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    /** what exactly is wrong, in the same language: for example, in which line of a match file */
    readonly detail = '',
  ) {
    super(refusal.text);
  }
}

/** How many milliseconds an answer may take until it has arrived completely. */
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

/** A header with the player's token. Without a token, there is no header. */
export const asPlayer = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

/** A POST request with a JSON body, in the name of the player to whom the token belongs. */
export function asJson(body: unknown, token: string | null = null): RequestInit {
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': language.value,
    ...asPlayer(token),
  };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/** Whether the server has refused because it does not know this token. If so, forgets the token. */
function disowned(token: string | null, refused: unknown): boolean {
  if (token === null || !(refused instanceof Refused) || refused.refusal.code !== 'auth.token') return false;
  dropToken(token);
  return true;
}

let games: Promise<Game[]> | null = null;

/** The games of this server. The client asks for them only once. */
export function gamesOfServer(): Promise<Game[]> {
  games ??= ask<Game[]>('/api/games').catch(refused => {
    games = null;
    throw refused;
  });
  return games;
}

const catalogs = new Map<string, Promise<unknown>>();

/** The catalogue of this game. The client asks for it only once. */
export function catalogOf(game: string, hash: string): Promise<unknown> {
  const path = `/api/games/${game}/catalog/${hash}`;
  const catalog = catalogs.get(path) ?? ask<unknown>(path);
  catalogs.set(path, catalog);
  catalog.catch(() => catalogs.delete(path));
  return catalog;
}

/**
 * Opens a room, whose host is this player, and returns its code. If the client repeats a request, the server
 * returns the code of the room that it has opened already.
 */
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

/** Uses an invitation. With it, this player may open rooms on a server that requires an invitation. */
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
 * Asks about rooms in which the player with this token had a seat, `limits.most_codes` at most. If the server
 * does not know the player, the answer is empty.
 */
export async function openAmong(codes: readonly string[], token: string): Promise<PlainKnownRooms> {
  try {
    return await ask<PlainKnownRooms>('/api/rooms/open', asJson({ codes }, token));
  } catch (refused) {
    if (!disowned(token, refused)) throw refused;
    return { rooms: [], gone: [], running: [] };
  }
}

/**
 * Asks for the ended matches of the player with this token. If the server does not know the player, the
 * answer is empty.
 */
export async function endedMatches(wanted: PlainMyMatchesRequest, token: string): Promise<PlainMyMatches> {
  try {
    return await ask<PlainMyMatches>('/api/me/matches', asJson(wanted, token));
  } catch (refused) {
    if (!disowned(token, refused)) throw refused;
    return { matches: [] };
  }
}

/** The player's results against each opponent. */
export async function opponentsOf(token: string): Promise<PlainMyOpponents> {
  try {
    return await ask<PlainMyOpponents>('/api/me/opponents', { headers: asPlayer(token) });
  } catch (refused) {
    if (!disowned(token, refused)) throw refused;
    return { opponents: [] };
  }
}

/** All that the server has stored about the player with this token. */
export const myData = (token: string) => ask<PlainMyData>('/api/me/export', asJson({}, token));

/** The address of the file of a match that has ended. The file of a held match has the moves up to now. */
export const matchFileAddress = (code: string, match: number) => `/api/rooms/${code}/matches/${match}`;

export async function matchFileOf(code: string, match: number): Promise<string> {
  const answer = await answerOf(matchFileAddress(code, match));
  return answer.text();
}

/** A position of a match: the start, or the position after a move. `view` is the view of spectators. */
export interface Position extends PlainReplayPosition {
  events: GameEvent[];
  view: Rounds;
}

/** Asks the server to replay a match file to its end. */
export const replayOf = (file: string) => ask<Position[]>('/api/replay', asJson({ file }));
