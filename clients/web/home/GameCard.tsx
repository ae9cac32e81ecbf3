// A game on the first page: a picture, what it is about, how many play and how long, and a button to play at
// once.
import { useState } from 'preact/hooks';
import type { Game } from '../net/requests';
import { language, t } from '../words/t';
import { GamePicture } from './GamePicture';
import { playNow } from './playNow';

/** The keys of the texts that say what each game is about and how long it takes. */
const about = {
  kingdomino: { text: 'about.kingdomino', time: 'about.kingdomino.time' },
  dominium: { text: 'about.dominium', time: 'about.dominium.time' },
  toncc: { text: 'about.toncc', time: 'about.toncc.time' },
  domaine: { text: 'about.domaine', time: 'about.domaine.time' },
} as const;

interface Props {
  game: Game;
  /** the address of the game's rules; null if it has none */
  rules: string | null;
  onFriends(): void;
  /** opens the game's lesson and shows it; null if the game has none */
  onLearn: (() => Promise<void>) | null;
}

export function GameCard({ game, rules, onFriends, onLearn }: Props) {
  const { name, title } = game;
  const id = `game-${name}`;
  const told = name in about ? about[name as keyof typeof about] : null;
  return (
    <li class="card game-card" aria-labelledby={id}>
      <GamePicture game={name} />
      <h2 id={id}>{title[language.value]}</h2>
      <p>{told && t(told.text)}</p>
      <p class="soft game-facts">{[playersText(game), told && t(told.time)].filter(Boolean).join(' · ')}</p>
      <div class="game-do">
        <Begin
          text={t(game.fewest_seats === 2 ? 'home.play_now' : 'home.play_now.bots')}
          game={game}
          isMain
          onBegin={() => playNow(game)}
        />
        {onLearn && <Begin text={t('home.learn')} game={game} onBegin={onLearn} />}
        <button
          type="button"
          aria-label={t('home.friends.of', { game: title[language.value] })}
          onClick={onFriends}
        >
          {t('home.friends')}
        </button>
        {rules && (
          <a href={rules} aria-label={t('rules.title', { game: title[language.value] })}>
            {t('home.rules')}
          </a>
        )}
      </div>
    </li>
  );
}

function playersText({ fewest_seats: fewest, most_seats: most }: Game): string {
  return fewest === most ? t('home.players', { players: most }) : t('home.players.range', { fewest, most });
}

interface BeginProps {
  text: string;
  game: Game;
  isMain?: true;
  onBegin(): Promise<void>;
}

/** A button that opens a match with one click. */
function Begin({ text, game, isMain, onBegin }: BeginProps) {
  const [fault, setFault] = useState('');
  const [opening, setOpening] = useState(false);

  async function begin() {
    setOpening(true);
    try {
      await onBegin();
    } catch (refused) {
      setFault((refused as Error).message);
      setOpening(false);
    }
  }

  return (
    <>
      <button
        type="button"
        class={isMain && 'main'}
        disabled={opening}
        aria-label={`${text}: ${game.title[language.value]}`}
        onClick={() => void begin()}
      >
        {text}
      </button>
      {fault && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
