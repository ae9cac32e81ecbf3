// The invitation to others: the room's code, and its link.
import { Icon } from '../ui/Icon';
import { t } from '../words/t';
import { ShareLink } from './ShareLink';
import { useCopying } from './useCopying';

export default function Invitation({ code }: { code: string }) {
  const { field, copied, copy } = useCopying(code);
  return (
    <div class="invitation">
      <p>{t('invite.help')}</p>
      <p class="room-code">
        <span class="room-code-what">{t('invite.code')}</span>
        <span class="room-code-letters" ref={field}>
          {code}
        </span>
        <button type="button" class="small" aria-label={t('invite.copy_code')} onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
        </button>
        <span class="visually-hidden" role="status">
          {copied && t('share.copied')}
        </span>
      </p>
      <ShareLink path={`/r/${code}`} label={t('invite.link')} />
    </div>
  );
}
