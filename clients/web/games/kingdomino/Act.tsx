// The laid out turn in words, and the button that sends it. They are always in one place.
import type { KingdominoCatalog, KingdominoView } from 'reami';
import { asksFirst, isByFinger } from '../../table/asking';
import { ConfirmBar } from '../../table/ConfirmBar';
import { t } from '../../words/t';
import { dominoText } from './describe';
import { ghostText } from './PlacingBoard';
import { TurnPoints } from './TurnPoints';
import type { Turn } from './useTurn';

interface Props {
  turn: Turn;
  view: KingdominoView;
  seat: number;
  catalog: KingdominoCatalog;
}

export function Act(props: Props) {
  const { turn, catalog } = props;
  if (turn.placements.length > 0) return <Placement {...props} domino={props.view.placing!} />;
  if (turn.picked === null) return null;
  return (
    <ConfirmBar
      text={dominoText(turn.picked, catalog)}
      confirm={t('kingdomino.choose.confirm', { domino: turn.picked })}
      sent={turn.isSent}
      onConfirm={turn.send}
      onCancel={turn.takeBack}
    />
  );
}

function confirmText({ picked, fits }: Turn): string {
  if (!fits) return t('kingdomino.place.why_not');
  return picked === null ? t('kingdomino.place.confirm') : t('kingdomino.turn.confirm', { domino: picked });
}

/** Says that the player can also choose a domino already now, or which domino the player has picked. */
function Ahead({ turn }: { turn: Turn }) {
  if (turn.open.length === 0) return null;
  if (turn.picked === null)
    return <p class="how">{t(asksFirst.value ? 'kingdomino.choose.ahead' : 'kingdomino.choose.sends')}</p>;
  return <p class="how">{t('kingdomino.choose.picked', { domino: turn.picked })}</p>;
}

function Placement({ turn, view, seat, catalog, domino }: Props & { domino: number }) {
  const text = ghostText(turn, { domino, catalog });
  const points = turn.fits && <TurnPoints view={view} seat={seat} turn={turn} />;
  if (turn.laid === null)
    return (
      <div class="act-hint">
        <p class="how">{text ?? t(isByFinger() ? 'kingdomino.place.how.touch' : 'kingdomino.place.how')}</p>
        {points || <Ahead turn={turn} />}
      </div>
    );
  return (
    <ConfirmBar
      text={text ?? ''}
      confirm={confirmText(turn)}
      sent={turn.isSent}
      onConfirm={turn.send}
      onCancel={turn.takeBack}
      note={
        <>
          {points}
          {turn.fits && turn.picked === null && <Ahead turn={turn} />}
        </>
      }
    />
  );
}
