// What the player who must decide means to do: the intended move and its effects. Also the functions that
// change and send it.
import type { TableProps } from '../../model/game';
import { asksFirst } from '../../table/asking';
import { usePreview } from '../../table/usePreview';
import { effectOf, type Effect } from './effect';
import { moveOf, takenBack, triedOf, type Intent } from './intent';
import type { Dominium } from './types';
import { useIntent } from './useIntent';

export interface Decision {
  readonly view: Dominium['view']['table'];
  readonly names: TableProps['names'];
  readonly intent: Intent;
  /** empty if the match does not ask this player */
  readonly legal: readonly string[];
  /** the effects of the intended move; null while the client does not know them */
  readonly effect: Effect | null;
  /** true while the preview of the intended move is loading */
  readonly isAsking: boolean;
  readonly sent: boolean;
  /** changes the intended move */
  change(by: (intent: Intent) => Intent): void;
  /** changes the intended move; if the player has chosen not to be asked, sends it at once */
  decide(by: (intent: Intent) => Intent): void;
  takeBack(): void;
  confirm(): void;
}

const nothing: readonly string[] = [];

/** `own` is the viewer's seat; null for a spectator. */
export function useDecision(props: TableProps<Dominium>, own: number | null): Decision {
  const { names, pending, onMove } = props;
  const view = props.view.table;
  const legal = own !== null && view.acting === own ? props.legal : nothing;
  const [intent, change] = useIntent(`${view.acting} ${view.asked} ${view.left}`);
  const sent = pending !== null;
  const tried = !sent && legal.length > 0 ? triedOf(intent, legal) : null;
  const { preview, isAsking } = usePreview(tried === null ? nothing : [tried], props);
  function send(of: Intent) {
    const move = moveOf(of);
    if (move !== null && !sent) onMove(move);
  }
  return {
    view,
    names,
    intent,
    legal,
    effect: preview && effectOf(view, preview),
    isAsking,
    sent,
    change: by => !sent && change(by),
    decide: by => {
      if (sent) return;
      const next = by(intent);
      change(() => next);
      if (!asksFirst.value && legal.includes(moveOf(next) ?? '')) send(next);
    },
    takeBack: () => !sent && change(takenBack),
    confirm: () => send(intent),
  };
}
