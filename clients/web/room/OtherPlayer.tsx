// A question before a hand-over link replaces the player that this browser already is.
import { useEffect } from 'preact/hooks';
import { keepAsEarlier } from '../browser/earlierPlayers';
import { tokenFor } from '../browser/savedRooms';
import { whoseCode } from '../net/devices';
import { useLoaded } from '../ui/useLoaded';
import { t } from '../words/t';

/**
 * `become`: the link's player. `stay`: the current player. `spent`: the current player, because the link has
 * expired.
 */
export type LinkChoice = 'become' | 'stay' | 'spent';

interface Props {
  /** the room's code */
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
