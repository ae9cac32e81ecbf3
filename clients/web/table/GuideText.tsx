// The guide of a game, shown over its table. A player who is at turn against bots can ask there for a hint.
import { useState } from 'preact/hooks';
import type { TableProps } from '../model/game';
import { Dialog } from '../ui/Dialog';
import { RulesLink } from '../ui/RulesLink';
import { isRefused } from '../model/match';
import { useLoaded } from '../ui/useLoaded';
import { reasonOf, t } from '../words/t';
import { moveText } from './moveText';

export interface GuideProps extends Pick<TableProps, 'game' | 'catalog' | 'guide'> {
  onHint: TableProps['onHint'] | undefined;
  onClose(): void;
}

export default function GuideText({ game, catalog, guide: fetched, onHint, onClose }: GuideProps) {
  const { value: guide } = useLoaded(fetched, [game]);
  if (guide === null) return null;
  return (
    <Dialog title={t('guide.open')} onClose={onClose}>
      <div class={`guide ${game}`}>
        <p class="guide-goal">{t(guide.goal)}</p>
        {onHint && <Hint game={game} onHint={onHint} />}
        <ol>
          {guide.turn.map(({ text, rule }) => (
            <li key={text}>
              {t(text)} <RulesLink game={game} rule={rule} />
            </li>
          ))}
        </ol>
        <h3>{t('guide.signs')}</h3>
        <dl>
          {guide.signs.map(({ Sign, text, rule }) => (
            <div key={text}>
              <dt aria-hidden="true">
                <Sign catalog={catalog} />
              </dt>
              <dd>
                {t(text)} <RulesLink game={game} rule={rule} />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <RulesLink game={game}>{t('guide.rules')}</RulesLink>
        </p>
      </div>
    </Dialog>
  );
}

/** The button that asks for a hint, and then the moves of the bot in words. */
function Hint({ game, onHint }: { game: string; onHint: NonNullable<GuideProps['onHint']> }) {
  const [told, tell] = useState<readonly string[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  async function ask() {
    setAsking(true);
    const moves = await onHint();
    tell(isRefused(moves) ? [reasonOf(moves)] : moves.map(move => moveText(game, move)));
    setAsking(false);
  }
  return (
    <div class="guide-hint" role="status">
      {told === null ? (
        <button type="button" disabled={isAsking} onClick={() => void ask()}>
          {t(isAsking ? 'hint.thinking' : 'hint.ask')}
        </button>
      ) : (
        <>
          <p>{t('hint.told')}</p>
          <ol>
            {told.map((move, n) => (
              <li key={n}>{move}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
