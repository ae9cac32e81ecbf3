// The number of unread chat lines.
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

/** Scrolls to the chat and unfolds it. */
function toTheChat(): void {
  const lines = document.querySelector<HTMLElement>('.chat-lines');
  lines?.closest('details')?.setAttribute('open', '');
  lines?.scrollIntoView({ block: 'center' });
  lines?.focus({ preventScroll: true });
}

/** A button above the page, while the chat is out of view and has new lines. */
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
