// The invitation on a television: the code of the room, and its address as text and as a QR code.
import { base } from '../browser/base';
import QrCode from '../ui/QrCode';
import { useLoaded } from '../ui/useLoaded';
import { t } from '../words/t';
import { addressesFor, isThisMachine } from './addresses';
import { OnlyHere } from './ShareLink';

interface Props {
  code: string;
  /** true while seats are free; otherwise it is small, in a corner, for people who come late */
  isLarge: boolean;
}

export default function TelevisionInvite({ code, isLarge }: Props) {
  const isHere = isThisMachine(location.hostname);
  const { value: known } = useLoaded(() => addressesFor(location.hostname));
  const offered = known?.only_here ? undefined : known?.urls[0];
  const link = `${offered ?? location.origin + base}/r/${code}`;
  const isForOthers = !isHere || offered !== undefined;
  if (!isLarge)
    return isForOthers ? (
      <aside class="television-corner" aria-label={t('invite.title')}>
        <QrCode text={link} label={t('share.qr', { link })} />
        <span>{code}</span>
      </aside>
    ) : null;
  return (
    <section class="card television-invite" aria-labelledby="invite">
      <h2 id="invite">{t('invite.title')}</h2>
      <p class="television-code">{code}</p>
      {isForOthers && <QrCode text={link} label={t('share.qr', { link })} />}
      <p class="television-link">{link}</p>
      {isHere && <OnlyHere known={known} />}
    </section>
  );
}
