// The number of chat lines that the player has not read.
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

/** Unfolds the chat and scrolls to it. */
function toTheChat(): void {
  const lines = document.querySelector<HTMLElement>('.chat-lines');
  lines?.closest('details')?.setAttribute('open', '');
  lines?.scrollIntoView({ block: 'center' });
  lines?.focus({ preventScroll: true });
}

/** A button above the page. It appears while the chat has new lines and is not visible. */
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
