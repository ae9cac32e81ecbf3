// What the player can do about a plan: make one, keep it, change it, or drop it. It has the place of the laid
// out move, which is empty while another seat must decide.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { KingdominoCatalog, KingdominoView } from 'reami';
import { focusIfFree } from '../../../ui/focus';
import { Icon } from '../../../ui/Icon';
import { list, t } from '../../../words/t';
import { ghostText } from '../PlacingBoard';
import { nameOf, secondOf } from '../squares';
import { TurnPoints } from '../TurnPoints';
import type { Turn } from '../useTurn';
import type { Plan } from './usePlan';

interface Props {
  plan: Plan;
  turn: Turn;
  /** the domino that the planned turn places; null if it places none */
  domino: number | null;
  view: KingdominoView;
  seat: number;
  catalog: KingdominoCatalog;
}

export function PlanAct(props: Props) {
  const { plan, domino } = props;
  const place = useRef<HTMLDivElement>(null);
  const isUsed = useRef(false);
  // A button that the player has pressed is gone. The next one gets the focus, or the board with the domino.
  const hasBoard = plan.isOpen && (plan.isLoading || domino !== null);
  useEffect(() => {
    if (isUsed.current && !hasBoard) focusIfFree(place.current?.querySelector('button') ?? null);
  }, [plan.isOpen, plan.isKept, hasBoard]);
  return (
    <div ref={place} class="plan" onClick={() => (isUsed.current = true)}>
      {plan.isOpen ? <Making {...props} /> : plan.isKept ? <Kept plan={plan} /> : <Offer plan={plan} />}
    </div>
  );
}

const Offer = ({ plan }: Pick<Props, 'plan'>) => (
  <button type="button" class="plan-offer" onClick={plan.open}>
    {t('kingdomino.plan.make')}
  </button>
);

const wishesText = (wishes: readonly number[]) => t('kingdomino.plan.wishes', { wishes: list(wishes) });

function Kept({ plan: { held, wishes, isSent, open, drop } }: Pick<Props, 'plan'>) {
  return (
    <Bar
      text={
        <>
          {held !== null &&
            t('kingdomino.plan.laid', {
              domino: held.domino,
              first: nameOf(held.placement.first),
              second: nameOf(secondOf(held.placement)),
            })}{' '}
          {wishes.length > 0 && wishesText(wishes)}
        </>
      }
    >
      <button type="button" class="confirm" disabled={isSent} onClick={open}>
        {t('kingdomino.plan.change')}
      </button>
      <button type="button" class="plain" disabled={isSent} onClick={drop}>
        {t('kingdomino.plan.drop')}
      </button>
    </Bar>
  );
}

/** The planned turn in words, and what the player can still do. */
function Laid({ plan, turn, domino, catalog }: Props) {
  if (plan.isLoading) return <>{t('kingdomino.plan.loading')}</>;
  const isChoosing = turn.open.length > 0;
  if (domino === null && !isChoosing) return <>{t('kingdomino.plan.unknown')}</>;
  const place = domino === null ? null : ghostText(turn, { domino, catalog });
  if (domino !== null && place === null) return <>{t('kingdomino.plan.lay', { domino })}</>;
  return (
    <>
      {place !== null && <span class="plan-place">{place}. </span>}
      {isChoosing && (domino === null || turn.fits) && (
        <span>{plan.wishes.length > 0 ? wishesText(plan.wishes) : t('kingdomino.plan.wish')}</span>
      )}
    </>
  );
}

function Making(props: Props) {
  const { plan, turn, domino, view, seat } = props;
  return (
    <Bar
      text={<Laid {...props} />}
      note={domino !== null && turn.fits && <TurnPoints view={view} seat={seat} turn={turn} />}
    >
      {plan.isWhole && (
        <button type="button" class="main confirm" disabled={plan.isSent} onClick={plan.keep}>
          {t('kingdomino.plan.keep')}
        </button>
      )}
      <button type="button" class="cancel" disabled={plan.isSent} onClick={plan.close}>
        <Icon name="close" />
        <span>{t('dialog.cancel')}</span>
      </button>
    </Bar>
  );
}

interface BarProps {
  text: ComponentChildren;
  note?: ComponentChildren;
  /** the buttons */
  children: ComponentChildren;
}

/** It looks like the bar of a turn that the player lays out. */
const Bar = ({ text, note, children }: BarProps) => (
  <div class="confirm-bar" role="group" aria-label={t('kingdomino.plan.title')}>
    <p aria-live="polite">{text}</p>
    {note}
    <div class="confirm-buttons">{children}</div>
  </div>
);
