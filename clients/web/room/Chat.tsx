// The chat of the room. Its lines are plain text. It hides the lines of ignored people, and has a button that
// shows them again.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type FromServerChatLine, type FromServerRoom, limits } from 'reami';
import { guestName, isSilenced, personOf } from '../model/people';
import { Crest } from '../ui/Crest';
import { Icon } from '../ui/Icon';
import { lazy } from '../ui/lazy';
import { isolated } from '../words/isolated';
import { time } from '../words/moment';
import { t } from '../words/t';
import { PersonMenu } from './PersonMenu';
import { useRoom } from './roomContext';

const Phrases = lazy(() => import('./Phrases'));

/**
 * If the view is at most so many pixels from the end of the list, the player counts as having read all lines.
 */
const nearly = 40;

function seatOf(from: string): number | null {
  return from.startsWith('seat:') ? Number(from.slice('seat:'.length)) : null;
}

const nameOf = (line: FromServerChatLine) => isolated(line.name ?? '') || guestName(line.who);

interface Props {
  room: FromServerRoom;
  /** true if the element around the chat has its title, whose id is `chat` */
  isTitled?: boolean;
}

export function Chat({ room, isTitled = false }: Props) {
  const { client, ignored } = useRoom();
  const { lines: all, hasOlder } = client.chat.value;
  const lines = all.filter(line => !ignored.value.has(line.who));
  const list = useReading(lines, client.who.value);
  const newest = lines.at(-1);
  useSeeing(list, newest?.n ?? 0);
  return (
    <section class="chat" aria-labelledby="chat">
      {!isTitled && <h2 id="chat">{t('chat.title')}</h2>}
      <ol class="chat-lines" ref={list} tabIndex={0} aria-labelledby="chat">
        {hasOlder && (
          <li class="chat-older">
            <button
              type="button"
              class="small"
              aria-disabled={client.asksOlder.value}
              onClick={() => client.askOlder()}
            >
              {t('chat.older')}
            </button>
          </li>
        )}
        {lines.map(line => (
          <Line key={line.n} line={line} room={room} />
        ))}
        {lines.length === 0 && <li class="soft">{t('chat.none')}</li>}
      </ol>
      {/* Separate from the list, so that screen readers don't read old lines as new ones. */}
      <p class="visually-hidden" aria-live="polite">
        {newest && `${nameOf(newest)}: ${isolated(newest.text)}`}
      </p>
      <IgnoredPeople room={room} />
      <ChatLine room={room} />
    </section>
  );
}

function Line({ line, room }: { line: FromServerChatLine; room: FromServerRoom }) {
  const seat = seatOf(line.from);
  return (
    <li>
      {seat === null ? <Icon name="eye" /> : <Crest seat={seat} />}
      <span class="chat-said">
        <b>{nameOf(line)}</b> <time>{time(line.at)}</time>
        <span class="chat-text" dir="auto">
          {line.text}
        </span>
      </span>
      <PersonMenu room={room} person={personOf(room, line.who, line.name)} />
    </li>
  );
}

/** The ignored people who have written lines or are in the room. */
function IgnoredPeople({ room }: { room: FromServerRoom }) {
  const here = useRoom();
  const { lines } = here.client.chat.value;
  const people = [...here.ignored.value].map(who =>
    personOf(room, who, lines.filter(line => line.who === who).at(-1)?.name),
  );
  return (
    <div role="status">
      {people.map(({ who, name }) => (
        <p key={who} class="chat-ignored">
          <span>{t('chat.ignored', { name })}</span>
          <button
            type="button"
            class="small plain"
            aria-label={t('chat.heed_whom', { name })}
            onClick={() => here.heed(who)}
          >
            {t('chat.heed')}
          </button>
        </p>
      ))}
    </div>
  );
}

/**
 * When older lines appear above, keeps the visible lines where they are. Scrolls to new lines, unless the
 * player is reading further up.
 */
function useReading(lines: readonly FromServerChatLine[], you: number | null) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef<{ first: number; last: number } | null>(null);
  const first = lines[0]?.n ?? 0;
  const newest = lines.at(-1);
  // How the list looked before it had these lines.
  const { scrollHeight: height = 0, scrollTop: top = 0, clientHeight: sight = 0 } = list.current ?? {};

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { first, last: newest?.n ?? 0 };
    const isOwn = you !== null && newest?.who === you;
    const follows = before === null || height - top - sight < nearly || (isOwn && newest.n > before.last);
    if (before !== null && first < before.first)
      list.current!.scrollTop = top + list.current!.scrollHeight - height;
    else if (follows) list.current!.scrollTop = list.current!.scrollHeight;
  }, [first, newest?.n]);
  return list;
}

/** Marks the visible lines as read. */
function useSeeing(list: RefObject<HTMLElement | null>, newest: number): void {
  const { read } = useRoom();
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(seen => setInSight(seen.at(-1)!.isIntersecting), {
      threshold: 0.5,
    });
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isInSight) read.value = newest;
  }, [isInSight, newest]);
}

/**
 * The field for a line of chat. It keeps its text while a line waits, or while the host refuses the player's
 * chat.
 */
function ChatLine({ room }: { room: FromServerRoom }) {
  const here = useRoom();
  const { client } = here;
  const [text, setText] = useState('');
  const waits = client.pendingRequests.chatWaits.value;
  const [showsPhrases, setShowsPhrases] = useState(false);

  async function say(event: Event) {
    event.preventDefault();
    if (text.trim() === '' || waits) return;
    setText('');
    if (!(await here.ask({ t: 'chat', text }))) setText(after => after || text);
  }

  if (client.who.value !== null && isSilenced(room, client.who.value))
    return <p class="chat-may-not">{t('chat.silenced')}</p>;
  if (client.you.value === null && room.watchers_silenced)
    return <p class="chat-may-not">{t('chat.watchers_silenced')}</p>;
  return (
    <form class="chat-say" onSubmit={event => void say(event)}>
      <input
        type="text"
        dir="auto"
        value={text}
        maxLength={limits.longest_chat}
        aria-label={t('chat.say')}
        placeholder={t('chat.say')}
        autocomplete="off"
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" aria-label={t('chat.send')} aria-disabled={waits}>
        <Icon name="send" />
      </button>
      <button
        type="button"
        class="plain"
        aria-label={t('chat.phrases')}
        aria-expanded={showsPhrases}
        onClick={() => setShowsPhrases(!showsPhrases)}
      >
        <Icon name="chat" />
      </button>
      {showsPhrases && <Phrases waits={waits} onSay={phrase => void here.ask({ t: 'chat', text: phrase })} />}
      <p class="chat-waits" role="status">
        {waits && t('chat.waits')}
      </p>
    </form>
  );
}
