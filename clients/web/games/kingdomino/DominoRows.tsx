// The two rows of dominoes: the row whose dominoes the kings place, and the row from which they choose.
import type { VNode } from 'preact';
import type { KingdominoCatalog, KingdominoView } from 'reami';
import { seatName } from '../../model/seatNames';
import { plural, t } from '../../words/t';
import { dominoText } from './describe';
import { KingIcon } from './drawings/King';
import { DominoPicture } from './KingdomBoard';
import { isPointed } from './pointed';

/** The changes by the last update: the dominoes to which kings have moved, and the turn of a new row. */
export interface Fresh {
  readonly chosen: ReadonlySet<number>;
  readonly laid: number | null;
}

interface Props {
  view: KingdominoView;
  catalog: KingdominoCatalog;
  names: Record<number, string>;
  /** the dominoes that the viewer can choose; empty if the match does not ask the viewer */
  choices: readonly number[];
  you: number | null;
  /** the domino that the viewer has picked but not confirmed */
  picked: number | null;
  sent: boolean;
  fresh: Fresh;
  /** picks a domino, which the viewer must then confirm */
  onPick(domino: number | null): void;
  /** chooses a domino by a press; this may send it at once */
  onChoose(domino: number): void;
  onConfirm(): void;
  /** shows a domino with its place among the viewer's wishes; absent unless the viewer makes a plan */
  wishFor?: ((domino: number) => VNode) | undefined;
}

/** The row to place, and the next row. Before the first turn, only the next row exists. */
export function DominoRows(props: Props) {
  const { view } = props;
  const turns = Object.keys(view.rows)
    .map(Number)
    .sort((a, b) => a - b);
  if (turns.length === 0) return null;
  return (
    <section class="domino-rows" aria-label={t('kingdomino.rows')}>
      {turns.map(turn => (
        <Row key={turn} turn={turn} {...props} />
      ))}
      <p class="left">{plural('kingdomino.left', view.left)}</p>
    </section>
  );
}

function Row(props: Props & { turn: number }) {
  const { turn, view, choices, fresh, onConfirm, onPick, picked, sent, wishFor } = props;
  const dominoes = Object.entries(view.rows[turn] ?? {})
    .map(([domino, king]) => ({ domino: Number(domino), king }))
    .sort((a, b) => a.domino - b.domino);
  const isCurrent = turn === view.turn;
  const title = t(isCurrent ? 'kingdomino.row.current' : 'kingdomino.row.next', { turn });
  const isOpen = !isCurrent && choices.length > 0;
  const asks = isOpen && !wishFor;

  function keyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (by !== undefined) {
      const at = picked === null ? (by > 0 ? -1 : 0) : choices.indexOf(picked);
      const next = choices[(at + by + choices.length) % choices.length]!;
      onPick(next);
      document.getElementById(choiceId(next))?.focus();
    } else if (event.key === 'Enter' && picked !== null) onConfirm();
    else if (event.key === 'Escape') onPick(null);
    else return;
    event.preventDefault();
  }
  return (
    <div class={`domino-row ${isCurrent ? 'current' : 'next'} ${fresh.laid === turn ? 'dealt' : ''}`}>
      <h2>{title}</h2>
      <div
        class="row-dominoes"
        role={asks ? 'radiogroup' : isOpen ? 'group' : 'list'}
        aria-label={title}
        onKeyDown={asks && !sent ? keyDown : undefined}
      >
        {dominoes.map(({ domino, king }) =>
          isOpen && choices.includes(domino) ? (
            (wishFor?.(domino) ?? <Choice key={domino} domino={domino} {...props} />)
          ) : (
            // Among buttons, screen readers don't accept a list item.
            <Lying key={domino} domino={domino} king={king} role={isOpen ? 'img' : 'listitem'} {...props} />
          ),
        )}
      </div>
    </div>
  );
}

const choiceId = (domino: number) => `choice-${domino}`;

/** A domino that the viewer can choose. */
function Choice({ domino, catalog, choices, picked, sent, you, onChoose }: Props & { domino: number }) {
  const isPicked = picked === domino;
  const focusable = picked === null ? domino === choices[0] : isPicked;
  return (
    <button
      type="button"
      id={choiceId(domino)}
      data-travels={domino}
      data-rule="R2.2"
      role="radio"
      class={`row-domino choice ${isPicked ? 'picked' : ''} ${isPointed(domino) ? 'pointed' : ''}`}
      aria-checked={isPicked}
      aria-label={dominoText(domino, catalog)}
      tabIndex={focusable ? 0 : -1}
      disabled={sent}
      onClick={() => onChoose(domino)}
    >
      <span class="number">{domino}</span>
      <DominoPicture domino={domino} catalog={catalog} />
      <span class="stand">{isPicked && you !== null && <KingIcon seat={you} />}</span>
    </button>
  );
}

/** A domino of a row, with the king of seat `king` on it; 0 means that no king stands on it. */
function Lying({
  domino,
  king,
  catalog,
  fresh,
  names,
  view,
  role,
}: Props & { domino: number; king: number; role: 'img' | 'listitem' }) {
  const text = dominoText(domino, catalog);
  const label = king === 0 ? text : t('kingdomino.domino.of', { domino: text, name: seatName(names, king) });
  const acts = view.placing === domino;
  return (
    <div
      class={`row-domino ${acts ? 'acts' : ''} ${isPointed(domino) ? 'pointed' : ''}`}
      data-travels={domino}
      data-rule="R2.1"
      role={role}
      aria-label={label}
      aria-current={acts || undefined}
    >
      <span class="number">{domino}</span>
      <DominoPicture domino={domino} catalog={catalog} />
      <span class={fresh.chosen.has(domino) ? 'stand arrives' : 'stand'}>
        {king !== 0 && <KingIcon seat={king} />}
        {king !== 0 && <span class="king-name">{seatName(names, king)}</span>}
      </span>
    </div>
  );
}
