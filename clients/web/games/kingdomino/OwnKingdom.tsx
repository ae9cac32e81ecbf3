// One's own kingdom, large, and all that it takes to place a domino in it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { KingdominoCatalog, KingdominoOptions, KingdominoView } from 'reami';
import { squareUnder } from '../../laying/frame';
import { HeldDomino } from '../../laying/HeldDomino';
import { seatName } from '../../model/eventText';
import { ConfirmBar } from '../../table/ConfirmBar';
import { focusIfFree } from '../../ui/focus';
import { t } from '../../words/t';
import { dominoText } from './describe';
import * as ghosts from './ghost';
import { domainsOf, frameOf, kingdomOf, sizeOf } from './kingdom';
import { DominoPicture, KingdomBoard } from './KingdomBoard';
import { isLegal } from './moves';
import { ghostText, PlacingBoard } from './PlacingBoard';
import { ScoreCard } from './ScoreCard';
import { Falling, SeatTitle, useLook } from './SeatPanel';
import { notationOf } from './squares';

interface Props {
  seat: number;
  view: KingdominoView;
  options: KingdominoOptions;
  catalog: KingdominoCatalog;
  names: Record<number, string>;
  /** notations of placements; empty if you are not asked for one */
  legal: readonly string[];
  sent: boolean;
  placed: number | null;
  discarded: number | null;
  onMove(notation: string): void;
}

export function OwnKingdom(props: Props) {
  const { seat, view, options, catalog, names, legal, placed, discarded } = props;
  const [marked, look] = useLook();
  const of = view.seats[seat]!;
  const kingdom = kingdomOf(of.kingdom, catalog);
  const name = seatName(names, seat);
  const board = {
    seat,
    name,
    kingdom,
    placed: of.kingdom,
    catalog,
    frame: frameOf(kingdom, sizeOf(options)),
    marked,
    fresh: placed,
  };
  const asked = legal.length > 0 && view.placing !== undefined;
  return (
    <section class={`own-kingdom seat-${seat}`} aria-label={t('kingdomino.kingdom', { name })}>
      <h2>
        <SeatTitle seat={seat} view={view} names={names} />
      </h2>
      {asked ? (
        <Placing key={view.placing} {...props} board={board} domino={view.placing!} />
      ) : (
        <KingdomBoard {...board} />
      )}
      <Falling domino={discarded} catalog={catalog} />
      <ScoreCard domains={domainsOf(kingdom)} points={of.points} discarded={of.discarded} onLook={look} />
    </section>
  );
}

type BoardOf = Omit<Parameters<typeof KingdomBoard>[0], 'spots' | 'held'>;

function Placing({
  board,
  domino,
  legal,
  sent,
  catalog,
  onMove,
}: Props & { board: BoardOf; domino: number }) {
  const [ghost, change] = useState(ghosts.inHand);
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => focusIfFree(svg.current), []);

  const fits = ghost.placement !== null && isLegal(legal, ghost.placement);
  const confirm = () => ghost.placement && ghost.pinned && !sent && onMove(notationOf(ghost.placement));
  const under = (x: number, y: number) => squareUnder(svg.current!, board.frame, x, y);
  function drop(x: number, y: number) {
    const square = under(x, y);
    change(now => (square ? ghosts.pinned(now, square, legal) : ghosts.takenBack(now)));
  }
  const turn = () => change(now => ghosts.rotated(now, 1));
  return (
    <>
      <PlacingBoard
        {...board}
        board={svg}
        ghost={ghost}
        domino={domino}
        legal={legal}
        sent={sent}
        onGhost={change}
        onConfirm={confirm}
      />
      <div class="placing-tools">
        <HeldDomino
          text={dominoText(domino, catalog)}
          disabled={sent}
          pinned={ghost.pinned}
          onTurn={turn}
          onStep={towards => change(now => ghosts.stepped(now, towards, legal))}
          onDrag={(x, y) => change(now => ghosts.aimed(ghosts.takenBack(now), under(x, y)))}
          onDrop={drop}
        >
          <DominoPicture domino={domino} catalog={catalog} direction={ghost.held} />
        </HeldDomino>
        {ghost.pinned ? (
          <ConfirmBar
            text={ghostText(ghost, { domino, legal, catalog })}
            confirm={t(fits ? 'kingdomino.place.confirm' : 'kingdomino.place.why_not')}
            sent={sent}
            onConfirm={confirm}
            onCancel={() => change(ghosts.takenBack)}
          />
        ) : (
          <p class="how">{t('kingdomino.place.how')}</p>
        )}
      </div>
    </>
  );
}
