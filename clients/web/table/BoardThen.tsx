// An earlier table. It is above the present one while the player holds a line of the log.
import type { ComponentChildren } from 'preact';
import { isRefused, type Refusal } from '../model/match';
import type { Rounds } from '../model/rounds';
import { useLoaded } from '../ui/useLoaded';
import { t } from '../words/t';
import { heldLine, type HeldLine } from './heldLine';

interface Props {
  /** fetches the view after this number of moves */
  position(v: number): Promise<Rounds | Refusal>;
  /** draws the table with this view */
  children(view: Rounds): ComponentChildren;
}

export function BoardThen(props: Props) {
  const line = heldLine.value;
  return line && <Then key={line.v} {...props} line={line} />;
}

function Then({ line, position, children }: Props & { line: HeldLine }) {
  const { value } = useLoaded(() => position(line.v), [line.v]);
  if (value === null || isRefused(value)) return null;
  return (
    <div class={line.isStepped ? 'board-then stepped' : 'board-then'}>
      <p role="status">
        {line.v === 0 ? t('log.start') : t('log.then', { n: line.v })} {line.text}{' '}
        {!line.isStepped && t('log.let_go')}
      </p>
      <div inert>{children(value)}</div>
    </div>
  );
}
