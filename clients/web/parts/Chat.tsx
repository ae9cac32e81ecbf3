// What is said in the room. Lines are text and nothing else.
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, t } from '../words/t';
import { Crest } from './Crest';
import { Icon } from './Icon';
import { useRoom } from './roomContext';

const longest = 500;

function seatOf(from: string): number | null {
  return from.startsWith('seat:') ? Number(from.slice('seat:'.length)) : null;
}

export function Chat() {
  const { chat } = useRoom().client;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [chat.value.length]);
  const time = new Intl.DateTimeFormat(language.value, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <section class="chat" aria-labelledby="chat">
      <h2 id="chat">{t('chat.title')}</h2>
      <ol class="chat-lines" ref={list} tabIndex={0} aria-live="polite" aria-labelledby="chat">
        {chat.value.map(line => {
          const seat = seatOf(line.from);
          return (
            <li key={line.n}>
              {seat === null ? <Icon name="eye" /> : <Crest seat={seat} />}
              <span>
                <b>{line.name || t('chat.watcher')}</b> <time>{time.format(line.at)}</time>
                <span class="chat-text">{line.text}</span>
              </span>
            </li>
          );
        })}
        {chat.value.length === 0 && <li class="soft">{t('chat.none')}</li>}
      </ol>
      <ChatLine />
    </section>
  );
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
