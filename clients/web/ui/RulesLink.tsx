// A link that opens the rules in another tab, so that the table still has the turn that the player has laid
// out.
import type { ComponentChildren } from 'preact';
import { rulesAddress } from '../browser/wayBack';
import { t } from '../words/t';

interface Props {
  game: string;
  /** an anchor such as `R3.4`; absent for the whole page */
  rule?: string;
  class?: string;
  onClick?(): void;
  /** the text of the link; if absent, the number of the rule */
  children?: ComponentChildren;
}

export function RulesLink({ game, rule, children, ...more }: Props) {
  return (
    <a href={rulesAddress(game, rule)} target="_blank" rel="opener" {...more}>
      {children ?? (rule && t('refused.rule', { rule }))}
    </a>
  );
}
