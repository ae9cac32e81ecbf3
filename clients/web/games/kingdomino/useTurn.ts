// A turn of Kingdomino as it is laid out: where the domino lies, and on which one its king stands next. Both
// are sent together; the server says what may be chosen, and what the turn would bring. Who does not want to
// be asked has it sent as soon as nothing is left to decide.
import { useEffect, useState } from 'preact/hooks';
import type { Preview } from '../../model/match';
import type { TableProps } from '../../model/game';
import { asksFirst } from '../../table/asking';
import { useLaidOut } from '../../table/lesson/context';
import { usePreview } from '../../table/usePreview';
import { inHand, takenBack, type Ghost } from './ghost';
import { choiceOf, choices, isLegal } from './moves';
import { notationOf, placementOf } from './squares';
import type { Kingdomino } from './types';

export interface Turn {
  /** notations of placements; empty if you are not asked for one */
  readonly placements: readonly string[];
  /** the dominoes that you may choose now, or together with the placement */
  readonly open: readonly number[];
  readonly picked: number | null;
  /** the domino in hand */
  readonly ghost: Ghost;
  /** it may lie where it is shown */
  readonly fits: boolean;
  /** the placement that lies on the board, to be sent; null if it is in the hand */
  readonly laid: string | null;
  /** what the placement would do; null while nothing is known */
  readonly preview: Preview | null;
  readonly isSent: boolean;
  /** shows a choice */
  pick(domino: number | null): void;
  /** makes it */
  choose(domino: number): void;
  move(change: (ghost: Ghost) => Ghost): void;
  /** the domino was put there by a pointer that showed beforehand how it would lie */
  put(ghost: Ghost): void;
  /** takes the domino back into the hand, or the choice */
  takeBack(): void;
  /** sends both, or the one that is asked for */
  send(): void;
}

const nothing: readonly string[] = [];

interface LaidOut {
  readonly ask: number | null;
  readonly picked: number | null;
  readonly ghost: Ghost;
  /** the last change was no try: with it the turn may go */
  readonly isMeant: boolean;
}

function laidBy({ placement, pinned }: Ghost): string | null {
  return placement && pinned ? notationOf(placement) : null;
}

export function useTurn(props: TableProps<Kingdomino>): Turn {
  const { ask, legal, pending, onMove } = props;
  const begun = { ask, picked: null, ghost: inHand, isMeant: false };
  const [last, set] = useState<LaidOut>(begun);
  const now = last.ask === ask ? last : begun;
  const { ghost } = now;
  const placements = legal.filter(move => placementOf(move) !== null);
  const isPlacing = placements.length > 0;
  // wherever the domino lies, the same may be chosen after it
  const anywhere = usePreview(isPlacing ? placements.slice(0, 1) : nothing, props);
  const open = choices(isPlacing ? (anywhere.preview?.legal ?? nothing) : legal);
  const fits = ghost.placement !== null && isLegal(placements, ghost.placement);
  const { preview } = usePreview(fits ? [notationOf(ghost.placement!)] : nothing, props);
  const isSent = pending !== null;
  const picked = now.picked !== null && (isSent || open.includes(now.picked)) ? now.picked : null;
  const laid = laidBy(ghost);
  useLaidOut(
    isPlacing && fits
      ? [...(laid === null ? [] : [laid]), ...(picked === null ? [] : [choiceOf(picked)])]
      : nothing,
  );

  function send() {
    if (isSent || (isPlacing ? laid === null : picked === null)) return;
    const choice = picked === null ? [] : [choiceOf(picked)];
    if (!isPlacing) onMove(...choice);
    else onMove(laid!, ...(fits ? choice : []));
  }
  const nothingIsLeft = picked !== null || (anywhere.preview !== null && open.length === 0);
  const isWhole = nothingIsLeft && (!isPlacing || (laid !== null && fits));
  useEffect(() => {
    if (now.isMeant && isWhole && !asksFirst.value) send();
  }, [now.isMeant, isWhole]);

  const change = (to: (now: LaidOut) => Partial<LaidOut>) =>
    !isSent &&
    set(before => {
      const from = before.ask === ask ? before : begun;
      return { ...from, isMeant: false, ...to(from) };
    });
  return {
    placements,
    open,
    picked,
    ghost,
    fits,
    laid,
    preview: fits ? preview : null,
    isSent,
    pick: domino => change(() => ({ picked: domino })),
    choose: domino => change(() => ({ picked: domino, isMeant: true })),
    move: by => change(from => ({ ghost: by(from.ghost) })),
    put: to => change(() => ({ ghost: to, isMeant: true })),
    takeBack: () => change(from => (isPlacing ? { ghost: takenBack(from.ghost) } : { picked: null })),
    send,
  };
}
