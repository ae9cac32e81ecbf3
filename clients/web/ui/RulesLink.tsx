// A link that opens the rules in another tab, so that the table keeps a turn that is laid out.
import type { ComponentChildren } from 'preact';
import { rulesAddress } from '../browser/wayBack';
import { t } from '../words/t';

interface Props {
  game: string;
  /** an anchor, `R3.4`; none for the whole page */
  rule?: string;
  class?: string;
  onClick?(): void;
  /** the text of the link; the rule's number unless given */
  children?: ComponentChildren;
}

export function RulesLink({ game, rule, children, ...more }: Props) {
  return (
    <a href={rulesAddress(game, rule)} target="_blank" rel="opener" {...more}>
      {children ?? (rule && t('refused.rule', { rule }))}
    </a>
  );
}
