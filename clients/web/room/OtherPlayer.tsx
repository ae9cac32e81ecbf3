// The question whether the link of a hand-over may replace the player that this browser already has.
import { useEffect } from 'preact/hooks';
import { keepAsEarlier } from '../browser/earlierPlayers';
import { tokenFor } from '../browser/savedRooms';
import { whoseCode } from '../net/devices';
import { useLoaded } from '../ui/useLoaded';
import { t } from '../words/t';

/**
 * `become` chooses the player of the link. `stay` chooses the present player. `spent` also chooses the
 * present player, because the link does not work any more.
 */
export type LinkChoice = 'become' | 'stay' | 'spent';

interface Props {
  /** the code of the room */
  code: string;
  handOver: string;
  onChoice: (choice: LinkChoice) => void;
}

export default function OtherPlayer({ code, handOver, onChoice }: Props) {
  const { value: whose, fault } = useLoaded(() => whoseCode(handOver, tokenFor(code)), []);
  useEffect(() => {
    if (whose === 'yours') onChoice('stay');
    if (whose === 'spent') onChoice('spent');
    if (whose === 'unknown caller') onChoice('become');
  }, [whose]);
  if (fault === null && (whose === null || typeof whose === 'string')) return null;
  const name = typeof whose === 'object' && whose?.name;
  return (
    <section class="notice">
      <h1>{name ? t('other_player.title', { name }) : t('other_player.nameless')}</h1>
      {fault === null ? <p>{t('other_player.help')}</p> : <p role="alert">{fault}</p>}
      <button type="button" class="main" onClick={() => onChoice('stay')}>
        {t('other_player.stay')}
      </button>
      {fault === null && (
        <button
          type="button"
          onClick={() => {
            keepAsEarlier(code);
            onChoice('become');
          }}
        >
          {name ? t('other_player.become', { name }) : t('other_player.become_nameless')}
        </button>
      )}
    </section>
  );
}
