// What the parts of a room's page share: the client of the room, and functions that send requests.
import { computed, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FromServerChatLine, FromServerOk, FromServerRoom } from 'reami';
import { ignoredIn, keepIgnored } from '../browser/ignoredPeople';
import { OtherTabs } from '../browser/otherTabs';
import { isHost } from '../model/people';
import type { Answer, Request, WithoutWord } from '../net/pendingRequests';
import type { RoomClient } from '../net/roomClient';
import { reasonOf } from '../words/t';
import { PostponedActs } from './postponed';

export class RoomHere {
  /** why the server refused the last request; empty when it has granted one since */
  readonly fault: Signal<string> = signal('');

  /** the numbers of people whose lines this player hides */
  readonly ignored: Signal<ReadonlySet<number>>;

  /** the number of the newest chat line that the player has seen */
  readonly read = signal(0);

  /** how many lines other people have written since then */
  readonly unread = computed(() => {
    const { chat, who } = this.client;
    const { lines, before } = chat.value;
    const read = Math.max(before, this.read.value);
    const isNew = (line: FromServerChatLine) =>
      line.n > read && line.who !== who.value && !this.ignored.value.has(line.who);
    return lines.filter(isNew).length;
  });

  /** true while a word has no answer, so that the player must give no other one */
  readonly givesWord = signal(false);

  /** the actions that the player can still cancel */
  readonly postponed = new PostponedActs();

  /** true if another tab of this browser has opened the room after this one */
  readonly isInOtherTab = signal(false);
  private readonly tabs: OtherTabs;

  constructor(readonly client: RoomClient) {
    this.ignored = signal(ignoredIn(client.code));
    this.tabs = new OtherTabs(client.code, () => (this.isInOtherTab.value = true));
    this.tabs.open();
  }

  /** Takes the seat back from another device or tab that has opened it. */
  takeBack(): void {
    this.isInOtherTab.value = false;
    this.tabs.open();
    this.client.reconnect();
  }

  /** Disconnects, and cancels the postponed actions. The player keeps the seat. */
  close(): void {
    this.postponed.undoAll();
    this.tabs.close();
    this.client.close();
  }

  ignore(who: number): void {
    this.setIgnored(new Set(this.ignored.value).add(who));
  }

  /** Shows the messages of this person again. */
  heed(who: number): void {
    this.setIgnored(new Set([...this.ignored.value].filter(one => one !== who)));
  }

  /**
   * Sends a request and returns the server's answer. If the server refuses the request, puts the reason into
   * `place` and returns null.
   */
  ask(request: Request, place: Signal<string> = this.fault): Promise<FromServerOk | null> {
    return this.told(this.client.request(request), place);
  }

  /**
   * Like `ask`, for a request with a word for the seed. Also returns null while another word has no answer.
   */
  async giveWord(request: WithoutWord, place: Signal<string> = this.fault): Promise<FromServerOk | null> {
    if (this.givesWord.value) return null;
    this.givesWord.value = true;
    const ok = await this.told(this.client.giveWord(request), place);
    this.givesWord.value = false;
    return ok;
  }

  isHost(room: FromServerRoom): boolean {
    return isHost(room, this.client.you.value);
  }

  private setIgnored(who: ReadonlySet<number>): void {
    this.ignored.value = who;
    keepIgnored(this.client.code, who);
  }

  private async told(coming: Promise<Answer>, place: Signal<string>): Promise<FromServerOk | null> {
    this.fault.value = ''; // the reason of an earlier refusal
    const answer = await coming;
    place.value = answer.granted ? '' : reasonOf(answer.refusal);
    return answer.granted ? answer.ok : null;
  }
}

export const RoomContext = createContext<RoomHere | null>(null);

export function useRoom(): RoomHere {
  const here = useContext(RoomContext);
  if (!here) throw new Error('a part of a room stands outside of one');
  return here;
}
