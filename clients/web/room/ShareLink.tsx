// A link that a person can copy, share, or show as a QR code. If only this machine can reach the page's host,
// the link has one of the server's addresses in the network instead. If none is known, a notice says so.
import { useState } from 'preact/hooks';
import type { PlainOwnAddresses } from 'reami';
import { base } from '../browser/base';
import { OneOf } from '../ui/Fields';
import { Icon } from '../ui/Icon';
import QrCode from '../ui/QrCode';
import { useLoaded } from '../ui/useLoaded';
import { t } from '../words/t';
import { addressesFor, isThisMachine } from './addresses';
import { select, useCopying } from './useCopying';

interface Props {
  /** the path of the page on the server, such as `/r/KETMKARD` */
  path: string;
  label: string;
}

const home = location.origin + base;

export function ShareLink({ path, label }: Props) {
  const isHere = isThisMachine(location.hostname);
  const { value: known } = useLoaded(() => addressesFor(location.hostname));
  const [chosen, setChosen] = useState<string | null>(null);
  const address = chosen ?? known?.urls[0] ?? home;
  const link = address + path;
  const isForOthers = !isHere || address !== home;
  const { field, copied, copy } = useCopying(link);
  return (
    <div class="share">
      {isHere && <OnlyHere known={known} />}
      {known && known.urls.length > 1 && (
        <OneOf
          legend={t('share.address')}
          values={known.urls}
          chosen={address}
          words={url => url.replace(/^https?:\/\//, '')}
          onChoose={setChosen}
        />
      )}
      <span
        class="share-link"
        ref={field}
        role="textbox"
        aria-readonly="true"
        aria-label={label}
        tabIndex={0}
        onFocus={event => select(event.currentTarget)}
      >
        {link}
      </span>
      <div class="share-do">
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
      {isForOthers && <QrCode text={link} label={t('share.qr', { link })} />}
      <p class="visually-hidden" aria-live="polite">
        {copied && t('share.copied')}
      </p>
    </div>
  );
}

/** Says why others can't open the address of this page, and what the person can do about it. */
export function OnlyHere({ known }: { known: PlainOwnAddresses | null }) {
  if (known?.only_here)
    return (
      <div class="share-only-here">
        <p>{t('share.only_here.listens')}</p>
        <code>--listen 0.0.0.0</code>
      </div>
    );
  const isOffered = known !== null && known.urls.length > 0;
  return <p class="share-only-here">{t(isOffered ? 'share.only_here.offered' : 'share.only_here')}</p>;
}
