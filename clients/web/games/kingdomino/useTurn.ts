// The laid out turn of Kingdomino: the placement of the domino, and the next domino that its king chooses.
// The client sends both together. The server tells which choices are legal and how many points the turn
// brings. If the player has chosen not to be asked, the client sends the turn as soon as the player has
// nothing left to decide.
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
  /** the legal placements; empty if the player has no domino to place */
  readonly placements: readonly string[];
  /** the dominoes that the player can choose now, with the placement or without one */
  readonly open: readonly number[];
  readonly picked: number | null;
  /** the domino in the hand */
  readonly ghost: Ghost;
  /** true if the domino's present place is legal */
  readonly fits: boolean;
  /** the laid out placement; null while the domino is in the hand */
  readonly laid: string | null;
  /** the preview of the placement; null while the client does not know it */
  readonly preview: Preview | null;
  readonly isSent: boolean;
  /** picks a domino */
  pick(domino: number | null): void;
  /** chooses a domino; this may send the turn */
  choose(domino: number): void;
  move(change: (ghost: Ghost) => Ghost): void;
  /** lays the domino down by a mouse, which has shown its effects while it hovered */
  put(ghost: Ghost): void;
  /** takes back the choice or, without one, takes the domino into the hand again */
  takeBack(): void;
  /** sends the placement and the choice, or the one of them that the player must decide */
  send(): void;
}

const nothing: readonly string[] = [];

interface LaidOut {
  readonly ask: number | null;
  readonly picked: number | null;
  readonly ghost: Ghost;
  /** true if the player's last action may send the turn */
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
  // The legal choices after a placement are the same for every placement.
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
