// The rules of a game. The address `/rules/kingdomino#R3.4` shows rule R3.4 of Kingdomino.
import { useEffect, useState } from 'preact/hooks';
import { query } from '../browser/address';
import { cameFrom } from '../browser/wayBack';
import { fetchPart, gameModule } from '../games/load';
import type { RulesPage } from '../model/game';
import { showTitle } from '../net/thisServer';
import { Contents } from '../rules/Contents';
import { RulesText } from '../rules/RulesText';
import { sectionsOf } from '../rules/sections';
import { Icon } from '../ui/Icon';
import { TopBar } from '../ui/TopBar';
import { useLoaded } from '../ui/useLoaded';
import { language, t } from '../words/t';
import { NotFound } from './NotFound';

/**
 * Scrolls to the anchor in the address and marks the rule. The browser can't do it, because it looked for the
 * anchor before the rules were loaded.
 */
function goToAnchor(): void {
  if (location.hash !== '') location.replace(location.hash);
}

async function rulesOf(game: string): Promise<RulesPage | null> {
  const known = gameModule(game);
  return known && (await fetchPart(known, known.rules)).default;
}

export default function Rules({ game }: { game: string }) {
  const { value: rules, fault } = useLoaded(() => rulesOf(game), [game]);
  const shown = rules !== null;
  useEffect(() => {
    if (!shown) return;
    goToAnchor();
    return showTitle(() => t('rules.title', { game: t(`game.${game}` as 'game.kingdomino') }));
  }, [shown, language.value]);
  if (gameModule(game) === null) return <NotFound />;
  return (
    <>
      <TopBar />
      <main class={`rules game-${game}`}>
        {fault !== null && <p class="refusal">{fault}</p>}
        {rules && (
          <div class="rules-side">
            <Contents sections={sectionsOf(rules.text[language.value])} from={cameFrom(query.value)} />
            <Learn game={game} />
          </div>
        )}
        {rules && (
          <article class="card">
            <rules.Drawings />
            <RulesText page={rules.text[language.value]} Figure={rules.Figure} />
          </article>
        )}
      </main>
    </>
  );
}

/** A button that opens the lesson of that game. */
function Learn({ game }: { game: string }) {
  const [fault, setFault] = useState('');
  async function begin() {
    const { startLesson } = await import('./startLesson');
    await startLesson(game).catch(({ message }: Error) => setFault(message));
  }
  return (
    <div class="rules-learn">
      <button type="button" onClick={() => void begin()}>
        <Icon name="book" />
        {t('rules.learn')}
      </button>
      {fault && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
