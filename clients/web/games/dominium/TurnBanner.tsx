// The banner above the table: whose turn it is, what that player decides, and why.
import type { DominiumView } from 'reami';
import { seatName } from '../../model/seatNames';
import { TurnBanner as Banner } from '../../table/TurnBanner';
import { t } from '../../words/t';
import { numbersOf } from './board';
import { tileText } from './describe';
import { PawnIcon } from './drawings/Pawn';
import { claims, keeps } from './moves';

interface Props {
  view: DominiumView;
  you: number | null;
  names: Record<number, string>;
  legal: readonly string[];
  isOver: boolean;
}

/**
 * Why the player can keep the tile or must lay it. In the turn of another player, only says whose turn it is.
 */
function whyTile(legal: readonly string[], mine: boolean): string {
  if (!mine) return t('dominium.why.in_turn');
  const open = keeps(legal);
  return open.length === 0
    ? t('dominium.why.must_lay')
    : t('dominium.why.may_keep', { fiefs: open.join(', ') });
}

function whyTerritory(view: DominiumView, legal: readonly string[], mine: boolean): string {
  const [first] = claims(legal);
  const fief = first === undefined ? undefined : numbersOf(view.laid).get(first);
  return mine && fief !== undefined ? t('dominium.why.feudatory_of', { fief }) : t('dominium.why.feudatory');
}

function told({ view, you, names, legal }: Props, seat: number): { what: string; why: string } {
  // The hyphen of a tile does not break the line.
  const tile = view.drawn ? tileText(view.drawn).replace('-', '\u2011') : '';
  const values = { name: seatName(names, seat), tile };
  const mine = seat === you;
  if (view.asked === 'pawn')
    return {
      what: t(mine ? 'dominium.turn.pawn.you' : 'dominium.turn.pawn', values),
      why: t('dominium.why.pawn'),
    };
  if (view.asked === 'territory')
    return {
      what: t(mine ? 'dominium.turn.territory.you' : 'dominium.turn.territory', values),
      why: whyTerritory(view, legal, mine),
    };
  const yours = keeps(legal).length > 0 ? 'dominium.turn.tile.you' : 'dominium.turn.tile.you.lay';
  return { what: t(mine ? yours : 'dominium.turn.tile', values), why: whyTile(legal, mine) };
}

export function TurnBanner(props: Props) {
  const { view, you, isOver } = props;
  const seat = view.acting;
  if (isOver || seat === undefined) return <Banner what={t('turn.over')} />;
  return (
    <Banner seat={seat} isYours={seat === you} {...told(props, seat)}>
      <PawnIcon seat={seat} />
    </Banner>
  );
}
