// Says for whose choices the match waits: for this player's, or for those of the others. Keeps showing the
// player's own choice.
import type { TonccCatalog, TonccMatchView } from 'reami';
import { seatName, type Names } from '../../model/seatNames';
import { TurnBanner } from '../../table/TurnBanner';
import { namesTogether, plural, t } from '../../words/t';
import { KingIcon } from './drawings/King';

interface Props {
  view: TonccMatchView;
  catalog: TonccCatalog;
  you: number | null;
  names: Names;
  /** the seats that have not chosen yet */
  toAct: readonly number[];
  isBreak: boolean;
  isOver: boolean;
}

function whatOf({ view, you, names, toAct, isOver, isBreak }: Props): string {
  if (isOver) return t('toncc.turn.over');
  if (isBreak) return t('toncc.turn.break', { round: view.round });
  if (you !== null && toAct.includes(you)) return t('toncc.turn.you');
  const { choice } = view.table;
  if (choice) return t('toncc.turn.chosen', { direction: t(`word.toncc.${choice}`) });
  if (you !== null && view.table.seats[you]?.seals === 0) return t('toncc.turn.left');
  return t('toncc.turn.others', { names: namesTogether(toAct.map(seat => seatName(names, seat))) });
}

/** The reason for the wait. `done` are the seats that have chosen already. */
function whyOf({ view, you, names, toAct, isOver, isBreak }: Props, done: readonly number[]): string {
  if (isOver || isBreak) return '';
  const { blank } = view.table;
  const others = toAct.filter(seat => seat !== you).map(seat => seatName(names, seat));
  return [
    t('toncc.challenge', { round: view.round, rounds: view.rounds }),
    you !== null && toAct.includes(you) && done.length > 0
      ? plural('toncc.done', done.length, { names: namesTogether(done.map(seat => seatName(names, seat))) })
      : '',
    you !== null && !toAct.includes(you) && others.length > 0
      ? t('toncc.waits', { names: namesTogether(others) })
      : '',
    blank > 0 ? plural('toncc.blank', blank) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function TonccTurn(props: Props) {
  const { catalog, you, toAct } = props;
  const isYours = you !== null && toAct.includes(you) && !props.isBreak;
  const done = Object.keys(props.view.table.chosen).map(Number);
  const others = [...done, ...toAct].filter(seat => seat !== you).sort();
  return (
    <TurnBanner
      seat={you}
      isYours={isYours}
      what={whatOf(props)}
      why={whyOf(props, done)}
      longestWhy={isYours ? whyOf(props, others) : undefined}
    >
      {you !== null && <KingIcon seat={you} king={catalog.kings[you]!} />}
    </TurnBanner>
  );
}
