// Opens the rules in a tab of their own: the table stays as it is, with a turn that is laid out.
import type { ComponentChildren } from 'preact';
import { rulesAddress } from '../browser/wayBack';
import { t } from '../words/t';

interface Props {
  game: string;
  /** an anchor, `R3.4`; none for the whole page */
  rule?: string;
  class?: string;
  onClick?(): void;
  /** the number of the rule unless something else is said */
  children?: ComponentChildren;
}

export function RulesLink({ game, rule, children, ...more }: Props) {
  return (
    <a href={rulesAddress(game, rule)} target="_blank" rel="opener" {...more}>
      {children ?? (rule && t('refused.rule', { rule }))}
    </a>
  );
}
