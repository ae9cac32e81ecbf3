// The room in which a part stands, and the one way to ask something of it.
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
  /** what was refused last, until something is granted */
  readonly fault: Signal<string> = signal('');

  /** the numbers of those whose lines this player does not want to read */
  readonly ignored: Signal<ReadonlySet<number>>;

  /** the number of the newest line of chat that was in sight */
  readonly read = signal(0);

  /** how many lines of others came since */
  readonly unread = computed(() => {
    const { chat, who } = this.client;
    const { lines, before } = chat.value;
    const read = Math.max(before, this.read.value);
    const isNew = (line: FromServerChatLine) =>
      line.n > read && line.who !== who.value && !this.ignored.value.has(line.who);
    return lines.filter(isNew).length;
  });

  /** a word is on its way: until it is answered, no other is given */
  readonly givesWord = signal(false);

  /** what can still be called back */
  readonly postponed = new PostponedActs();

  /** another tab of this browser opened the room after this one */
  readonly isInOtherTab = signal(false);
  private readonly tabs: OtherTabs;

  constructor(readonly client: RoomClient) {
    this.ignored = signal(ignoredIn(client.code));
    this.tabs = new OtherTabs(client.code, () => (this.isInOtherTab.value = true));
    this.tabs.open();
  }

  /** Takes the seat back from where it was opened. */
  takeBack(): void {
    this.isInOtherTab.value = false;
    this.tabs.open();
    this.client.reconnect();
  }

  /** Goes away, without giving the seat up; nothing is done any more that could be called back. */
  close(): void {
    this.postponed.undoAll();
    this.tabs.close();
    this.client.close();
  }

  ignore(who: number): void {
    this.setIgnored(new Set(this.ignored.value).add(who));
  }

  /** No longer ignores them. */
  heed(who: number): void {
    this.setIgnored(new Set([...this.ignored.value].filter(one => one !== who)));
  }

  /**
   * The server's answer, or null if it refused; `fault` then says why, unless another place is given for
   * that.
   */
  ask(request: Request, place: Signal<string> = this.fault): Promise<FromServerOk | null> {
    return this.told(this.client.request(request), place);
  }

  /** As `ask`, with a word of this player's for the seed. Null, too, while another word is on its way. */
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
    this.fault.value = ''; // what was refused before is not what is asked now
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
