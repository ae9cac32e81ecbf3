// How many lines of chat nobody here has seen yet.
import { Icon } from '../ui/Icon';
import { plural } from '../words/t';
import { useRoom } from './roomContext';

export function UnreadMark() {
  const { unread } = useRoom();
  if (unread.value === 0) return null;
  return (
    <span class="unread">
      <span aria-hidden="true">{unread.value}</span>
      <span class="visually-hidden">{plural('chat.unread', unread.value)}</span>
    </span>
  );
}

/** Goes to the chat, wherever on the page it is, and unfolds it. */
function toTheChat(): void {
  const lines = document.querySelector<HTMLElement>('.chat-lines');
  lines?.closest('details')?.setAttribute('open', '');
  lines?.scrollIntoView({ block: 'center' });
  lines?.focus({ preventScroll: true });
}

/** Above the page, while the chat is out of sight and has something new. */
export function UnreadButton() {
  const { unread } = useRoom();
  return (
    <span role="status">
      {unread.value > 0 && (
        <button type="button" class="small unread-button" onClick={toTheChat}>
          <Icon name="chat" />
          <UnreadMark />
        </button>
      )}
    </span>
  );
}
