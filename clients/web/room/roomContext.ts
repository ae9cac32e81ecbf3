// The context of the parts of a room's page: the room's client, and the function for requests.
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
  /** the reason of the last refusal, until a request is granted */
  readonly fault: Signal<string> = signal('');

  /** the numbers of people whose lines this player hides */
  readonly ignored: Signal<ReadonlySet<number>>;

  /** the number of the newest chat line that was in view */
  readonly read = signal(0);

  /** the number of other people's lines since then */
  readonly unread = computed(() => {
    const { chat, who } = this.client;
    const { lines, before } = chat.value;
    const read = Math.max(before, this.read.value);
    const isNew = (line: FromServerChatLine) =>
      line.n > read && line.who !== who.value && !this.ignored.value.has(line.who);
    return lines.filter(isNew).length;
  });

  /** a word has no answer yet, so the player gives no other */
  readonly givesWord = signal(false);

  /** the actions that the player can still cancel */
  readonly postponed = new PostponedActs();

  /** another tab of this browser opened the room after this one */
  readonly isInOtherTab = signal(false);
  private readonly tabs: OtherTabs;

  constructor(readonly client: RoomClient) {
    this.ignored = signal(ignoredIn(client.code));
    this.tabs = new OtherTabs(client.code, () => (this.isInOtherTab.value = true));
    this.tabs.open();
  }

  /** Takes the seat back from the device or tab that opened it. */
  takeBack(): void {
    this.isInOtherTab.value = false;
    this.tabs.open();
    this.client.reconnect();
  }

  /** Disconnects without giving the seat up, and cancels the postponed actions. */
  close(): void {
    this.postponed.undoAll();
    this.tabs.close();
    this.client.close();
  }

  ignore(who: number): void {
    this.setIgnored(new Set(this.ignored.value).add(who));
  }

  /** Stops ignoring that person. */
  heed(who: number): void {
    this.setIgnored(new Set([...this.ignored.value].filter(one => one !== who)));
  }

  /**
   * Sends a request and returns the server's answer. If the server refuses, returns null and puts the reason
   * into `place`.
   */
  ask(request: Request, place: Signal<string> = this.fault): Promise<FromServerOk | null> {
    return this.told(this.client.request(request), place);
  }

  /**
   * Like `ask`, with this player's word for the seed. Also returns null while another word has no answer yet.
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
    this.fault.value = ''; // an earlier refusal does not concern this request
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
