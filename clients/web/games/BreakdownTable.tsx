// The points of all seats at the end, as one table: a row for each thing that brings points.
import type { Rounds } from '../model/rounds';
import { seatName, type Names } from '../model/seatNames';
import { Crest } from '../ui/Crest';
import { useLoaded } from '../ui/useLoaded';
import { inGame, t } from '../words/t';
import { fetchPart, gameModule } from './load';

interface Props {
  game: string;
  view: Rounds;
  catalog(): Promise<unknown>;
  names: Names;
}

export default function BreakdownTable({ game, view, catalog, names }: Props) {
  const { value: rows } = useLoaded(async () => {
    const module = gameModule(game);
    if (module === null) return [];
    const [{ breakdownOf }, of] = await Promise.all([fetchPart(module, () => module.breakdown()), catalog()]);
    return breakdownOf(view as never, of);
  }, [game, view]);
  if (rows === null || rows.length === 0) return null;
  const seats = Object.keys(rows[0]!.points).map(Number);
  const sum = (seat: number) => rows.reduce((all, { points }) => all + points[seat]!, 0);
  return (
    <div class="breakdown" tabIndex={0} role="group" aria-label={t('breakdown.title')}>
      <table>
        <caption>{view.rounds > 1 ? inGame(game, 'breakdown.last_round') : t('breakdown.title')}</caption>
        <thead>
          <tr>
            <td />
            {seats.map(seat => (
              <th key={seat} scope="col">
                <Crest seat={seat} /> {seatName(names, seat)}
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
        </tfoot>
      </table>
    </div>
  );
}
