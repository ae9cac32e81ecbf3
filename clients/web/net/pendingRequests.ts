// The requests in a room that the server has not answered. The client sends each of them again, even after
// lost connections and restarts of the server, until it has an answer.
import { computed, signal } from '@preact/signals';
import type * as wire from 'reami';
import { newId } from '../browser/random';
import type { Refusal } from '../model/match';

/** The answer to a request: the server granted it, or refused it for this reason. */
export type Answer = { granted: true; ok: wire.FromServerOk } | { granted: false; refusal: Refusal };

type DistributiveOmit<Type, Name extends PropertyKey> = Type extends unknown ? Omit<Type, Name> : never;
/**
 * A request without its `id`, which this file adds. Questions are in questions.ts: they change nothing, and
 * the client does not send them again.
 */
export type Request = DistributiveOmit<
  Exclude<Extract<wire.FromClient, { id: string }>, wire.FromClientPreview | wire.FromClientEvents>,
  'id'
>;
/** A request with which the player gives a word for the seed. `giveWord` makes the word. */
export type WithoutWord = DistributiveOmit<Extract<Request, { word: string }>, 'word'>;

interface Waiting {
  request: Request;
  text: string;
  answer: (answer: Answer) => void;
  /** the code of a temporary refusal, after which the client sends the request again; null without one */
  heldUpBy: string | null;
}

const longestAgain = 30;

export const refusalIn = ({ code, text, at }: wire.FromServerNo): Refusal =>
  at === undefined ? { code, text } : { code, text, at };

/** Whether a refusal is temporary, so that the server may grant the request later. */
export const willPass = (code: string) => code === 'store.unavailable' || code.startsWith('limit.');

export class PendingRequests {
  private readonly waiting = signal<ReadonlyMap<string, Waiting>>(new Map());
  /** the notations of the moves that the server has not answered */
  readonly moves = computed((): readonly string[] | null => {
    for (const { request } of this.waiting.value.values())
      if (request.t === 'move') return request.moves ?? [request.m!];
    return null;
  });
  /** true if a line of chat waits, because this player or this address has sent too many */
  readonly chatWaits = computed(() =>
    [...this.waiting.value.values()].some(one => one.request.t === 'chat' && one.heldUpBy === 'limit.chat'),
  );

  /** `send` sends a text to the server. It drops the text if there is no connection. */
  constructor(private readonly send: (text: string) => void) {}

  add(request: Request): Promise<Answer> {
    const id = newId();
    return new Promise(answer => {
      this.set(id, { request, text: JSON.stringify({ ...request, id }), answer, heldUpBy: null });
      this.resend(id);
    });
  }

  resendAll(): void {
    for (const id of this.waiting.value.keys()) this.resend(id);
  }

  granted(ok: wire.FromServerOk): void {
    this.answered(ok.id, { granted: true, ok });
  }

  refused(no: wire.FromServerNo): void {
    const one = no.id === undefined ? undefined : this.waiting.value.get(no.id);
    if (no.id === undefined || !one) return;
    const { id, code, again } = no;
    if (!willPass(code)) return this.answered(id, { granted: false, refusal: refusalIn(no) });
    this.set(id, { ...one, heldUpBy: code });
    const seconds = Math.min(Math.max(again ?? 1, 1), longestAgain);
    setTimeout(() => this.resend(id), seconds * 1000);
  }

  private answered(id: string, answer: Answer): void {
    const waiting = new Map(this.waiting.value);
    const one = waiting.get(id);
    waiting.delete(id);
    this.waiting.value = waiting;
    one?.answer(answer);
  }

  private resend(id: string): void {
    const one = this.waiting.value.get(id);
    if (one) this.send(one.text);
  }

  private set(id: string, one: Waiting): void {
    this.waiting.value = new Map(this.waiting.value).set(id, one);
  }
}
