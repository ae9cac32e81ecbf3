// A sentence about an offer between people in the room, with the buttons that answer it.
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../ui/Icon';

export const OfferNotice = ({ says, children }: { says: string; children?: ComponentChildren }) => (
  <p>
    <span>{says}</span>
    {children}
  </p>
);

interface AnswerProps {
  icon: IconName;
  words: string;
  isPlain?: boolean;
  onGive(): void;
}

/** A button that answers an offer. On a phone, it shows only its icon, so that the sentence has room. */
export const OfferAnswer = ({ icon, words, isPlain = false, onGive }: AnswerProps) => (
  <button
    type="button"
    class={isPlain ? 'small plain offer-answer' : 'small offer-answer'}
    aria-label={words}
    onClick={onGive}
  >
    <Icon name={icon} />
    <span>{words}</span>
  </button>
);
