// The banner above the table: whose turn it is, what that player decides, and why.
import type { KingdominoView } from 'reami';
import { seatName } from '../../model/seatNames';
import { TurnBanner as Banner } from '../../table/TurnBanner';
import { t } from '../../words/t';
import { KingIcon } from './drawings/King';

interface Props {
  view: KingdominoView;
  you: number | null;
  names: Record<number, string>;
  isOver: boolean;
  /** a text that is more important now than the reason of the turn */
  news: string | undefined;
}

/** The decision of the player of this seat, and why it is this player's turn. */
function told({ view, you, names }: Props, seat: number): { what: string; why: string } {
  const name = seatName(names, seat);
  const mine = seat === you;
  if (view.placing !== undefined)
    return {
      what: t(mine ? 'kingdomino.turn.place.you' : 'kingdomino.turn.place', { name, domino: view.placing }),
      why: t('kingdomino.why.lowest'),
    };
  return {
    what: t(mine ? 'kingdomino.turn.choose.you' : 'kingdomino.turn.choose', { name }),
    why: t(view.turn === 0 ? 'kingdomino.why.drawn' : 'kingdomino.why.placed'),
  };
}

export function TurnBanner(props: Props) {
  const { view, you, isOver, news } = props;
  if (isOver) return <Banner what={t('turn.over')} />;
  const seat = view.acting;
  if (seat === undefined) return null;
  return (
    <Banner seat={seat} isYours={seat === you} {...told(props, seat)} {...(news && { why: news })}>
      {/* another king for another seat: Chromium does not always repaint a colour that comes from
          further up */}
      <KingIcon key={seat} seat={seat} />
    </Banner>
  );
}
