// Why the server refused the last move, with a link to the rule.
import { useEffect, useRef } from 'preact/hooks';
import type { Refusal } from '../model/match';
import { RulesLink } from '../ui/RulesLink';
import { reasonOf } from '../words/t';

/**
 * `rule` is an anchor of the page with the game's rules, such as `R3.4`; null if the refusal names no rule.
 */
export function RefusedMove({
  refusal,
  game,
  rule,
}: {
  refusal: Refusal;
  game: string;
  rule: string | null;
}) {
  const place = useRef<HTMLParagraphElement>(null);
  // The button that the player has pressed may be further down on the page.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [refusal]);
  return (
    <p class="refused" role="alert" ref={place}>
      {reasonOf(refusal)} {rule && <RulesLink game={game} rule={rule} />}
    </p>
  );
}
