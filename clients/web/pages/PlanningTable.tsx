// The table of a match whose players look in when they like. It gives the player's plan to the game's table.
import type { PlayProps } from '../model/game';
import type { PlanLists } from '../model/plan';
import { planningOf } from '../games/planning';
import { endOf, keptIn, leavePlan } from '../net/plans';
import { useRoom } from '../room/roomContext';
import { PlanContext } from '../table/plan/context';

export default function PlanningTable(props: PlayProps) {
  const { client } = useRoom();
  const match = client.match.value!;
  const seen = client.plan.value;
  const plan = {
    kept: keptIn(seen, match, client.past.told.value),
    end: endOf(seen, match, client.past.told.value),
    leave: (lists: PlanLists) => leavePlan(client, lists),
  };
  const Table = planningOf(props.game);
  return (
    <PlanContext.Provider value={plan}>
      <Table {...props} />
    </PlanContext.Provider>
  );
}
