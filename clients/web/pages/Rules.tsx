// The rules of a game, to read. `/rules/kingdomino#R3.4` leads to that rule.
import { useEffect } from 'preact/hooks';
import { fetchPart, gameModule } from '../games/load';
import type { RulesPage } from '../model/game';
import { showTitle } from '../net/thisServer';
import { RulesText } from '../rules/RulesText';
import { TopBar } from '../ui/TopBar';
import { useLoaded } from '../ui/useLoaded';
import { language, t } from '../words/t';
import { NotFound } from './NotFound';

/** The browser looked for the anchor before the page was there: it looks again, and marks it. */
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
          <article class="card">
            <rules.Drawings />
            <RulesText page={rules.text[language.value]} Figure={rules.Figure} />
          </article>
        )}
      </main>
    </>
  );
}
