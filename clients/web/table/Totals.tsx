// The points of each finished round, and their sums. Only matches of several rounds have it.
import { totalsOf, type Rounds } from '../model/rounds';
import { Crest } from '../ui/Crest';
import { inGame, known, t } from '../words/t';

interface Props {
  game: string;
  rounds: Rounds;
  names: Record<number, string>;
}

export default function Totals({ game, rounds, names }: Props) {
  const numbers = Array.from({ length: rounds.rounds }, (_, index) => String(index + 1));
  const totals = totalsOf(rounds);
  const how = known(`totals.how.${game}`);
  return (
    <>
      <table class="totals">
        <caption>{inGame(game, 'totals.title')}</caption>
        <thead>
          <tr>
            <td />
            {numbers.map(number => (
              <th key={number} scope="col" aria-label={inGame(game, 'totals.round', { round: number })}>
                {number}
              </th>
            ))}
            <th scope="col">{t('totals.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.keys(totals).map(seat => (
            <tr key={seat}>
              <th scope="row" title={names[Number(seat)]}>
                <Crest seat={Number(seat)} /> <span class="totals-name">{names[Number(seat)]}</span>
              </th>
              {numbers.map(number => (
                <td key={number}>{rounds.finished[number]?.[seat] ?? '–'}</td>
              ))}
              <td class="totals-sum">{totals[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {how !== undefined && <p class="totals-how">{how}</p>}
    </>
  );
}
