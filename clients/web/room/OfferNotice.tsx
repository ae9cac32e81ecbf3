// A sentence about an offer between people in the room, with the buttons that answer it.
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../ui/Icon';
import { t } from '../words/t';

interface NoticeProps {
  says: string;
  children?: ComponentChildren;
}

export const OfferNotice = ({ says, children }: NoticeProps) => (
  <p>
    <span>{says}</span>
    {children}
  </p>
);

/** A sentence about an offer that has ended, until the person closes it. */
export const OfferEnded = ({ says, onClose }: { says: string; onClose: () => void }) => (
  <OfferNotice says={says}>
    <button type="button" class="small plain" aria-label={t('dialog.close')} onClick={onClose}>
      <Icon name="close" />
    </button>
  </OfferNotice>
);

interface AnswerProps {
  icon: IconName;
  words: string;
  onGive(): void;
}

/** A button that answers an offer. On a phone, it shows only its words. */
export const OfferAnswer = ({ icon, words, onGive }: AnswerProps) => (
  <button type="button" class="small offer-answer" aria-label={words} onClick={onGive}>
    <Icon name={icon} />
    <span>{words}</span>
  </button>
);
