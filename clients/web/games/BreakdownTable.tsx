// A table at the end of a match that shows where the points of each seat come from. It has a row for each
// source of points, and the tie-break. If the match has several rounds, each round has its own table.
import { useState } from 'preact/hooks';
import { type Breakdown, seatsOf } from '../model/breakdown';
import type { MatchResult } from '../model/match';
import type { Rounds } from '../model/rounds';
import { seatName, type Names } from '../model/seatNames';
import { Crest } from '../ui/Crest';
import { useLoaded } from '../ui/useLoaded';
import { inGame, known, language, t } from '../words/t';
import { fetchPart, gameModule } from './load';

interface Props {
  game: string;
  /** the view at the end of the match */
  view: Rounds;
  /** null if the players gave the match up */
  result: MatchResult | null;
  catalog(): Promise<unknown>;
  names: Names;
  /** the earlier rounds that the table can show */
  earlier: readonly number[];
  /** fetches the view at the end of a round; null if the client can't get it */
  endOf(round: number): Promise<Rounds | null>;
}

interface Shown {
  readonly round: number;
  readonly rows: Breakdown;
}

export default function BreakdownTable(props: Props) {
  const { game, view, catalog, earlier, endOf } = props;
  const [picked, pick] = useState(view.round);
  const { value } = useLoaded(async (): Promise<Shown | null> => {
    const module = gameModule(game);
    const of = picked === view.round ? view : await endOf(picked);
    if (module === null || of === null) return null;
    const part = await fetchPart(module, () => module.breakdown());
    return { round: picked, rows: part.breakdownOf(of as never, await catalog()) };
  }, [game, view, picked, language.value]);
  if (value === null) return null;
  return (
    <>
      {earlier.length > 0 && (
        <div class="breakdown-rounds" role="group" aria-label={inGame(game, 'totals.title')}>
          {[...earlier, view.round].map(round => (
            <button key={round} type="button" aria-pressed={round === picked} onClick={() => pick(round)}>
              {inGame(game, 'totals.round', { round })}
            </button>
          ))}
        </div>
      )}
      <Table {...props} {...value} />
    </>
  );
}

function Table({ game, view, result, names, round, rows }: Props & Shown) {
  // A match may end before any player has points.
  const seats = seatsOf((view.table as { seats: Readonly<Record<string, unknown>> }).seats);
  const sum = (seat: number) => rows.reduce((all, { points }) => all + points[seat]!, 0);
  const isLast = round === view.round;
  return (
    <div class="breakdown" tabIndex={0} role="group" aria-label={t('breakdown.title')}>
      <table>
        <caption>
          {view.rounds > 1 ? inGame(game, 'breakdown.round', { round }) : t('breakdown.title')}
        </caption>
        <thead>
          <tr>
            <td />
            {seats.map(seat => (
              <th key={seat} scope="col">
                <Crest seat={seat} /> <span class="breakdown-name">{seatName(names, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, points }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {seats.map(seat => (
                <td key={seat}>{points[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('totals.sum')}</th>
            {seats.map(seat => (
              <td key={seat}>{sum(seat)}</td>
            ))}
          </tr>
          {isLast && result !== null && <TieBreaks game={game} result={result} seats={seats} />}
        </tfoot>
      </table>
    </div>
  );
}

/**
 * The criteria of the tie-break, if two seats have equal points. The criterion that decided is highlighted.
 */
function TieBreaks({ game, result, seats }: { game: string; result: MatchResult; seats: readonly number[] }) {
  const { tie_break: decided, tie_breaks: all = {} } = result;
  if (decided === undefined) return null;
  return (
    <>
      {Object.entries(all).map(([by, figures]) => (
        <tr key={by} class={by === decided ? 'tie-break decided' : 'tie-break'}>
          <th scope="row">
            {t(by === decided ? 'breakdown.decided' : 'breakdown.tie', {
              what: known(`tie_break.${game}.${by}`) ?? by,
            })}
          </th>
          {seats.map(seat => (
            <td key={seat}>{figures[seat]}</td>
          ))}
        </tr>
      ))}
    </>
  );
}
