// The reason why the last move was refused, with a link to the rule.
import { useEffect, useRef } from 'preact/hooks';
import type { Refusal } from '../model/match';
import { RulesLink } from '../ui/RulesLink';
import { reasonOf } from '../words/t';

/** `rule` is an anchor of the rules page of that game, `R3.4`; null if the refusal names none. */
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
  // the button that the player pressed may be further down
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [refusal]);
  return (
    <p class="refused" role="alert" ref={place}>
      {reasonOf(refusal)} {rule && <RulesLink game={game} rule={rule} />}
    </p>
  );
}
