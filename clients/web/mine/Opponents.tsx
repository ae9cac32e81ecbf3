// The player's results against each opponent, and the totals of their Dynasties. The page asks for them when
// the player opens this part.
import { useState } from 'preact/hooks';
import type { PlainMyOpponents, PlainOpponent } from 'reami';
import { isolated } from '../words/isolated';
import { opponentsOf } from '../net/requests';
import { Loading } from '../ui/Loading';
import { useLoaded } from '../ui/useLoaded';
import { known, plural, t } from '../words/t';

interface Props {
  token: string;
  titleOf: (game: string) => string;
  /** shows the matches against the people with this name */
  onPick: (game: string, name: string) => void;
}

export function Opponents(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="fold opponents" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('me.opponents')}</summary>
      {isOpen && <List {...props} />}
    </details>
  );
}

function List({ token, titleOf, onPick }: Props) {
  const { value, fault } = useLoaded(() => opponentsOf(token), [token]);
  if (!value) return <Loading fault={fault} />;
  if (value.opponents.length === 0) return <p class="soft">{t('me.opponents.none')}</p>;
  return (
    <>
      {value.dynasties && <Dynasties {...value.dynasties} />}
      <ul class="rooms">
        {value.opponents.map(({ game, name, bot, ...counts }) => (
          <li key={`${game} ${name ?? ''} ${bot ?? ''}`}>
            {name === undefined ? (
              <div class="room-line">
                <Facts title={known(`bot.kind.${bot}`) ?? bot ?? ''} game={titleOf(game)} {...counts} />
              </div>
            ) : (
              <button type="button" class="room-line" onClick={() => onPick(game, name)}>
                <Facts title={isolated(name)} game={titleOf(game)} {...counts} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type FactsProps = Pick<PlainOpponent, 'matches' | 'ahead' | 'behind'> & { title: string; game: string };

const Facts = ({ title, game, matches, ahead, behind }: FactsProps) => (
  <>
    <span class="room-line-title">
      {title} · {game}
    </span>
    <span class="soft">
      {plural('me.counts', matches)}: {t('me.opponents.ahead', { ahead, behind })}
    </span>
  </>
);

const Dynasties = ({ matches, won, points, best }: NonNullable<PlainMyOpponents['dynasties']>) => (
  <p>
    {plural('me.dynasties', matches)}: {t('me.dynasties.sums', { won, points, best })}
  </p>
);
