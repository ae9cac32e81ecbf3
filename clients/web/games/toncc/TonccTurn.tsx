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

/** The state of the challenge, in words. */
function challengeText({ view }: Props): string {
  const { blank } = view.table;
  const challenge = t('toncc.challenge', { round: view.round, rounds: view.rounds });
  return blank > 0 ? `${challenge} ${plural('toncc.blank', blank)}` : challenge;
}

/** The players who have chosen, or those who have not. `done` are the seats that have chosen already. */
function chosenText({ you, names, toAct }: Props, done: readonly number[]): string {
  if (you === null) return '';
  const named = (seats: readonly number[]) => namesTogether(seats.map(seat => seatName(names, seat)));
  const others = toAct.filter(seat => seat !== you);
  if (!toAct.includes(you)) return others.length > 0 ? t('toncc.waits', { names: named(others) }) : '';
  return done.length > 0 ? plural('toncc.done', done.length, { names: named(done) }) : '';
}

export function TonccTurn(props: Props) {
  const { catalog, you, toAct } = props;
  const runs = !props.isOver && !props.isBreak;
  const isYours = you !== null && toAct.includes(you) && !props.isBreak;
  const challenge = challengeText(props);
  const done = Object.keys(props.view.table.chosen).map(Number);
  const others = [...done, ...toAct].filter(seat => seat !== you).sort();
  return (
    <TurnBanner
      seat={you}
      isYours={isYours}
      what={whatOf(props)}
      why={
        runs && (
          <>
            {challenge} <span class="who-chose">{chosenText(props, done)}</span>
          </>
        )
      }
      longestWhy={isYours ? `${challenge} ${chosenText(props, others)}` : undefined}
    >
      {you !== null && <KingIcon seat={you} king={catalog.kings[you]!} />}
    </TurnBanner>
  );
}
