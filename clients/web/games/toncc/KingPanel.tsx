// The panel of a King: his player, whether the player has chosen a move, his seals, his kingdoms and his
// score.
import type { TonccCatalog, TonccView } from 'reami';
import { seatName, type Names } from '../../model/seatNames';
import { SeatClock } from '../../table/clock/SeatClock';
import { Points } from '../../table/Points';
import { seatClasses } from '../../table/pointedEvent';
import { plural, t } from '../../words/t';
import { codeText } from './code';
import { KingIcon } from './drawings/King';
import { Seal } from './drawings/Region';
import { kingdomWorth, traits } from './regions';

interface Props {
  seat: number;
  view: TonccView;
  catalog: TonccCatalog;
  names: Names;
  /** whether it is the viewer's seat */
  isOwn: boolean;
  /** the tóncc points of the whole match */
  tonccPoints: number;
  isAsked: boolean;
  /** true while a challenge is being played */
  isRunning: boolean;
}

export function KingPanel({ seat, view, catalog, names, isOwn, tonccPoints, isAsked, isRunning }: Props) {
  const king = catalog.kings[seat]!;
  const of = view.seats[seat]!;
  const kingdoms = Object.keys(view.kingdoms).filter(kingdom => view.kingdoms[kingdom] === seat);
  const title = t(`toncc.king.${king.body}`);
  return (
    <section class={`seat-panel king-panel ${seatClasses(seat, isAsked)}`} aria-label={title}>
      <h2>
        <KingIcon seat={seat} king={king} />
        <span class="who" title={seatName(names, seat)}>
          <SeatClock seat={seat} />
          {seatName(names, seat)} {isOwn && <b>{t('seat.you')}</b>} <small>{title}</small>
        </span>
      </h2>
      {isRunning && <Status view={view} seat={seat} isAsked={isAsked} />}
      <ul class="traits">
        {traits.map(trait => (
          <li key={trait}>
            <i class={`swatch ${king[trait]}`} />
            {t('toncc.trait', {
              strength: t(`toncc.strength.${trait}`),
              colour: t(`word.toncc.${king[trait]}`),
            })}
          </li>
        ))}
      </ul>
      <Seals seat={seat} left={of.seals} />
      <span class="toncc-points" data-rule="R4.4" data-sign={t('totals.how.toncc')}>
        {plural('points.toncc', tonccPoints)}
      </span>
      <p class="score-sum">
        <span>{t('toncc.score', { kingdom_points: of.kingdom_points, king_points: of.king_points })}</span>{' '}
        <strong class="points">
          <Points of={of.score} />
        </strong>
      </p>
      {kingdoms.length > 0 && (
        <ul class="kingdom-names" data-rule="R4.1" aria-label={t('toncc.kingdoms')}>
          {kingdoms.map(kingdom => (
            <li key={kingdom}>
              {codeText(kingdom)} <strong>{kingdomWorth(kingdom, seat, catalog)}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const signs = {
  chosen: 'M4 12l6 6L20 6',
  thinks: 'M5 12h.01M12 12h.01M19 12h.01',
  left: 'M14 4H6v16h8M10 12h11M17 8l4 4-4 4',
};

function Status({ view, seat, isAsked }: Pick<Props, 'view' | 'seat' | 'isAsked'>) {
  const word = view.chosen[seat] ? 'chosen' : isAsked ? 'thinks' : 'left';
  return (
    <p class={`king-status ${word}`}>
      <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
        <path d={signs[word]} />
      </svg>
      {t(`toncc.status.${word}`)}
    </p>
  );
}

const allSeals = 6;

function Seals({ seat, left }: { seat: number; left: number }) {
  return (
    <div class="seals" data-rule="R3.1" role="img" aria-label={plural('toncc.seals', left)}>
      {Array.from({ length: allSeals }, (_, index) => (
        <svg key={index} viewBox="-30 -30 60 60" class={index < left ? 'seal-left' : 'seal-put'}>
          {index < left ? <Seal seat={seat} /> : <circle r="22" />}
        </svg>
      ))}
    </div>
  );
}
