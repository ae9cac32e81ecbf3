// What is said in the room. Lines are text and nothing else.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { FromServerChatLine } from 'reami';
import { language, t } from '../words/t';
import { Crest } from './Crest';
import { Icon } from './Icon';
import { useRoom } from './roomContext';

const longest = 500;
/** Pixels: so near to its end a list counts as read to its end. */
const nearly = 40;

function seatOf(from: string): number | null {
  return from.startsWith('seat:') ? Number(from.slice('seat:'.length)) : null;
}

const nameOf = (line: FromServerChatLine) => line.name || t('chat.watcher');

export function Chat() {
  const { client } = useRoom();
  const { lines, hasOlder } = client.chat.value;
  const list = useReading(lines, client.you.value);
  const time = new Intl.DateTimeFormat(language.value, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const newest = lines.at(-1);
  return (
    <section class="chat" aria-labelledby="chat">
      <h2 id="chat">{t('chat.title')}</h2>
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
        {lines.map(line => {
          const seat = seatOf(line.from);
          return (
            <li key={line.n}>
              {seat === null ? <Icon name="eye" /> : <Crest seat={seat} />}
              <span>
                <b>{nameOf(line)}</b> <time>{time.format(line.at)}</time>
                <span class="chat-text">{line.text}</span>
              </span>
            </li>
          );
        })}
        {lines.length === 0 && <li class="soft">{t('chat.none')}</li>}
      </ol>
      {/* not the list: what was said long ago is not to be heard as if it were new */}
      <p class="visually-hidden" aria-live="polite">
        {newest && `${nameOf(newest)}: ${newest.text}`}
      </p>
      <ChatLine />
    </section>
  );
}

/** Keeps what is being read where it is when older lines come above it; follows the newest unless one reads further up. */
function useReading(lines: readonly FromServerChatLine[], you: number | null) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef<{ first: number; last: number } | null>(null);
  const first = lines[0]?.n ?? 0;
  const newest = lines.at(-1);
  // as it stands before these lines are drawn
  const { scrollHeight: height = 0, scrollTop: top = 0, clientHeight: sight = 0 } = list.current ?? {};

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { first, last: newest?.n ?? 0 };
    const isOwn = you !== null && newest?.from === `seat:${you}`;
    const follows = before === null || height - top - sight < nearly || (isOwn && newest.n > before.last);
    if (before !== null && first < before.first)
      list.current!.scrollTop = top + list.current!.scrollHeight - height;
    else if (follows) list.current!.scrollTop = list.current!.scrollHeight;
  }, [first, newest?.n]);
  return list;
}

function ChatLine() {
  const here = useRoom();
  const [text, setText] = useState('');

  async function say(event: Event) {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    if (!(await here.ask({ t: 'chat', text }))) setText(text);
  }

  return (
    <form class="chat-say" onSubmit={event => void say(event)}>
      <input
        type="text"
        value={text}
        maxLength={longest}
        aria-label={t('chat.say')}
        placeholder={t('chat.say')}
        autocomplete="off"
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" aria-label={t('chat.send')}>
        <Icon name="send" />
      </button>
    </form>
  );
}
