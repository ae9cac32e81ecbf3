// The table of Kingdomino in which players also plan their next moves. While another seat must decide, the
// player lays out the planned turn like the present one, but orders the free dominoes as wishes.
import { useContext } from 'preact/hooks';
import type { TableProps } from '../../../model/game';
import { PlanContext } from '../../../table/plan/context';
import { t } from '../../../words/t';
import { Act } from '../Act';
import KingdominoTable, { type LaidOut } from '../KingdominoTable';
import type { Kingdomino } from '../types';
import { PlanAct } from './PlanAct';
import { usePlan } from './usePlan';
import { Wish } from './Wish';

export function PlanningTable(props: TableProps<Kingdomino>) {
  const end = useContext(PlanContext)?.end;
  const news = end && !props.readOnly ? t(`kingdomino.plan.${end}`) : '';
  return (
    <>
      <KingdominoTable {...props} useLaidOut={usePlanned} news={news} />
      {/* The banner shows it, and screen readers read it here. */}
      <p class="visually-hidden plan-ended" aria-live="polite">
        {news}
      </p>
    </>
  );
}

function usePlanned(props: TableProps<Kingdomino> & { own: number }): LaidOut {
  const { own, view, catalog } = props;
  const { turn, domino, plan } = usePlan(props);
  const laid = { turn, view: view.table, seat: own, catalog };
  return {
    turn,
    domino,
    act: plan === null ? <Act {...laid} /> : <PlanAct {...laid} plan={plan} domino={domino} />,
    planned: plan?.held ?? null,
    wishFor: plan?.isOpen ? domino => <Wish {...{ domino, catalog, plan }} key={domino} /> : undefined,
  };
}
