// The client's part of PROTOCOL.md in one room. It greets, keeps the view complete, and repeats each request
// until the server has answered it, even after lost connections and restarts. Its state consists of signals.
import { computed, signal } from '@preact/signals';
import type * as wire from 'reami';
import { Close } from 'reami';
import { thisClient } from '../browser/clientName';
import { newWord } from '../browser/random';
import { reloadOnce } from '../browser/reload';
import { forgetSavedRoom } from '../browser/savedRooms';
import { Witnessing } from '../fairness/witnessing';
import type { Preview, Refusal } from '../model/match';
import { language } from '../words/t';
import { nothingSaid, withLine, withLines, type ChatLines } from './chatLines';
import type { ClocksSeen } from './clocksSeen';
import { EpochSeen } from './epochSeen';
import { forgetRoom } from './forgetRoom';
import { afterPatch, fromState, isBehind, type MatchView } from './matchView';
import { type Answer, type Request, type WithoutWord, PendingRequests } from './pendingRequests';
import { PastEvents } from './pastEvents';
import type { PlanSeen } from './plans';
import { Questions } from './questions';
import type { Reconnect } from './reconnect';
import { RoomKey } from './roomKey';
import { takeNotice } from './serverNotice';
import { isHidden, there } from './sight';
import { type Connect, type Listener, Socket, type Wire } from './socket';

/** An `away` client will connect again by itself. A client that has `left` will not; `closed` says why. */
export type ConnectionStatus = 'connecting' | 'open' | 'away' | 'left';

export class RoomClient implements Listener {
  readonly connection = signal<ConnectionStatus>('connecting');
  /** the close code, while the client is `away` */
  readonly awayAfter = signal<number | null>(null);
  /** the close code, once the client has `left` */
  readonly closed = signal<number | null>(null);
  /** the player's seat; null for a spectator */
  readonly you = signal<number | null>(null);
  /** the player's number in the room */
  readonly who = signal<number | null>(null);
  readonly room = signal<wire.FromServerRoom | null>(null);
  readonly match = signal<MatchView | null>(null);
  readonly clocks = signal<ClocksSeen | null>(null);
  readonly chat = signal<ChatLines>(nothingSaid);
  /** true while the client waits for older lines of chat */
  readonly asksOlder = signal(false);
  /** the credential that the server refused: the token of a signed-out player, or a hand-over link */
  readonly disowned = signal<'line.disowned' | 'line.spent_link' | null>(null);
  readonly reveal = signal<wire.FromServerReveal | null>(null);
  /** why the server refused the last move */
  readonly refusal = signal<Refusal | null>(null);
  /** the last plan of the player's own seat; null if the client knows of none */
  readonly plan = signal<PlanSeen | null>(null);
  /** what this browser has recorded as a witness of this room's matches */
  readonly chance: Witnessing;
  readonly pendingRequests = new PendingRequests(text => this.say(text));

  /** The server filed the match without a result: nobody moved for a long time, or an admin ended it. */
  readonly isAbandoned = computed(() => {
    const match = this.match.value;
    const isOver = this.room.value?.phase === 'ended' && this.reveal.value?.match === match?.match;
    return match !== null && isOver && match.result === null && !this.hasHole.value;
  });

  /** Sends a text. Returns false if there is no connection. */
  private readonly say = (text: string): boolean => this.here && (this.wire.send(text), true);
  /** the events of the match up to now */
  readonly past = new PastEvents(this.say);
  readonly questions = new Questions(this.say);
  private readonly wire: Wire;
  private readonly seen = new EpochSeen();
  private here = false;
  /** true if a message is missing, and the client waits for a new state */
  private readonly hasHole = signal(false);

  /** `handOver` is the code of a hand-over, which follows `#` in a link; empty without one. */
  constructor(
    readonly code: string,
    private handOver: string,
    connect: Connect = (path, listener) => new Socket(path, listener, 'pings'),
    private readonly key = new RoomKey(code),
  ) {
    this.chance = new Witnessing(code);
    this.wire = connect(`/ws/r/${code}`, this);
    this.wire.open();
  }

  // Requests.

  /** Disconnects. The player keeps the seat. */
  close(): void {
    this.wire.close();
  }

  /** Sends a request. Sends it again after a reconnect, until the server has answered it. */
  request(request: Request): Promise<Answer> {
    return this.pendingRequests.add(request);
  }

  /** Waits until the server has published its commitment; then sends the request with a new, stored word. */
  async giveWord(request: WithoutWord): Promise<Answer> {
    const word = newWord();
    const isAnswered = await this.chance.gives(word);
    const answer = await this.request({ ...request, word } as Request);
    isAnswered(answer.granted);
    return answer;
  }

  /** Plays a move, or several as one, if there is an `ask`, and no other move waits for an answer. */
  play(moves: readonly string[], ask = this.match.value?.ask ?? null): void {
    const match = this.match.value;
    if (!match || ask === null || this.pendingRequests.moves.value !== null) return;
    this.refusal.value = null;
    const what = moves.length === 1 ? { m: moves[0]! } : { moves: [...moves] };
    void this.request({ t: 'move', match: match.match, ask, ...what }).then(answer => {
      if (!answer.granted) this.refusal.value = answer.refusal;
    });
  }

  /** The effects that these moves would have, or the reason why the player can't play or plan them. */
  preview(moves: readonly string[]): Promise<Preview | Refusal> {
    return this.questions.preview(this.match.value!, moves);
  }

  /** Connects again after another device or tab has taken over this player's place. */
  reconnect(): void {
    this.closed.value = null;
    this.connection.value = 'connecting';
    this.wire.again();
  }

  /** Asks for the lines of chat before those that the client has. */
  askOlder(): void {
    const { lines, hasOlder } = this.chat.value;
    if (!hasOlder || this.asksOlder.value || !this.here) return;
    this.asksOlder.value = true;
    this.say(JSON.stringify({ t: 'lines', before: lines[0]!.n } satisfies wire.FromClientLines));
  }

  /** Connects again at once. */
  hurry(): void {
    this.wire.hurry();
  }

  // Events of the socket.

  opened(): void {
    const match = this.match.value;
    const hello: wire.FromClientHello = { t: 'hello', lang: language.value, client: thisClient };
    if (this.handOver !== '') hello.code = this.handOver;
    else if (this.key.token !== null) hello.token = this.key.token;
    if (match && !this.hasHole.value) hello.have = { match: match.match, v: match.v };
    this.wire.send(JSON.stringify(hello));
  }

  received(text: string): void {
    const message = JSON.parse(text) as wire.FromServer;
    if (this.seen.isOld(message)) return message.t === 'state' ? undefined : this.wire.leave();
    switch (message.t) {
      case 'here':
        return this.onHere(message);
      case 'room':
        return this.onRoom(message);
      case 'state':
        return this.onState(message);
      case 'patch':
        return this.onPatch(message);
      case 'ok':
        return this.pendingRequests.granted(message);
      case 'no':
        this.pendingRequests.refused(message);
        this.past.refused(message);
        return this.questions.refused(message);
      case 'preview':
      case 'position':
      case 'hint':
        return this.questions.answered(message);
      case 'events':
        return this.past.onEvents(message);
      case 'pong':
        return isBehind(this.match.value, message) ? this.sync() : undefined;
      case 'there':
        return this.tellPresence();
      case 'chat':
        return void (this.chat.value = withLine(this.chat.value, message));
      case 'lines':
        this.asksOlder.value = false;
        return void (this.chat.value = withLines(this.chat.value, message));
      case 'clocks':
        return void (this.clocks.value = { ...message, at: Date.now() });
      case 'reveal':
        return this.onReveal(message);
      case 'bye':
        return this.wire.restartsIn(message.in);
      case 'notice':
      case 'rooms': // the server sends these only to the list of open rooms
        return takeNotice(message);
      case 'plan':
        return void (this.plan.value = { ...message, at: this.match.value! });
      default: // a message that only newer servers send
        message satisfies never;
    }
  }

  readonly tellPresence = (still = false): void => void this.say(there(still));

  lost(code: number, then: Reconnect): void {
    this.here = false;
    this.asksOlder.value = false;
    this.questions.lost();
    this.past.lost();
    if (then.what === 'without-token') this.disown();
    if (then.what === 'reload') reloadOnce();
    if (then.what !== 'stays') {
      this.connection.value = 'away';
      this.awayAfter.value = code;
      return;
    }
    if (code === Close.room_closed || code === Close.unknown_room) forgetRoom(this.code);
    if (code === Close.banned) forgetSavedRoom(this.code);
    this.connection.value = 'left';
    this.closed.value = code;
  }

  // Messages from the server.

  private onHere(here: wire.FromServerHere): void {
    if (here.token !== undefined) this.key.take(here.token);
    this.handOver = '';
    this.who.value = here.who;
    this.you.value = here.you.startsWith('seat:') ? Number(here.you.slice('seat:'.length)) : null;
    this.keepRoom();
    this.chance.onHere(here, this.you.value, this.here);
    const wasHere = this.here;
    this.here = true;
    this.past.greeted(this.you.value);
    this.plan.value = null; // if there is a plan, it follows
    if (wasHere) return; // only who the player is has changed
    this.connection.value = 'open';
    this.awayAfter.value = null;
    this.wire.greeted();
    if (isHidden()) this.tellPresence();
    this.pendingRequests.resendAll();
  }

  private onRoom(room: wire.FromServerRoom): void {
    this.room.value = room;
    this.keepRoom();
    this.chance.onRoom(room, this.you.value);
  }

  private onState(state: wire.FromServerState): void {
    this.hasHole.value = false;
    if (state.match !== this.match.value?.match) this.reveal.value = null;
    this.match.value = fromState(state);
    this.past.onState(state);
  }

  private onPatch(patch: wire.FromServerPatch): void {
    const before = this.match.value;
    const after = before === null || this.hasHole.value ? 'hole' : afterPatch(before, patch, this.you.value);
    if (after === 'hole') this.sync();
    else if (after !== 'old') this.match.value = after;
    if (this.match.value === after) this.past.onPatch(patch);
    if (patch.id !== undefined) this.pendingRequests.granted({ t: 'ok', id: patch.id, v: patch.v });
  }

  private onReveal(reveal: wire.FromServerReveal): void {
    this.reveal.value = reveal;
    this.chance.onReveal(reveal);
  }

  /** Asks for a new state. Until it arrives, the client does not know what the match asks for. */
  private sync(): void {
    const match = this.match.value;
    if (match) this.match.value = { ...match, ask: null, legal: [], undo: null, events: [] };
    this.hasHole.value = true;
    this.wire.send('{"t":"sync"}');
  }

  // Stored rooms.

  private keepRoom(): void {
    if (this.room.value) this.key.keepRoom(this.room.value, this.you.value);
  }

  private disown(): void {
    if (this.handOver !== '') {
      this.handOver = '';
      this.disowned.value = 'line.spent_link';
      return;
    }
    if (this.key.drop()) this.disowned.value = 'line.disowned';
  }
}
