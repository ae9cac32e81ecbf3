// A link to give away: to copy, to share, to photograph.
import { useRef, useState } from 'preact/hooks';
import { t } from '../words/t';
import { Icon } from './Icon';
import { lazy } from './lazy';

const QrCode = lazy(() => import('./QrCode'));

interface Props {
  link: string;
  label: string;
}

export function ShareLink({ link, label }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy() {
    field.current?.select();
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    // Plain http has no clipboard: the old way copies what is selected.
    setCopied(done ?? document.execCommand('copy'));
  }

  return (
    <div class="share">
      <div class="share-line">
        <input
          ref={field}
          type="text"
          readOnly
          value={link}
          aria-label={label}
          onFocus={event => event.currentTarget.select()}
        />
        <button type="button" class="main" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
          {t(copied ? 'share.copied' : 'share.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            aria-label={t('share.share')}
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            <Icon name="share" />
          </button>
        )}
      </div>
      <QrCode text={link} label={t('share.qr', { link })} />
      <p class="visually-hidden" aria-live="polite">
        {copied && t('share.copied')}
      </p>
    </div>
  );
}
