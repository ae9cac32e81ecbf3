// One's own kingdom, large, and all that it takes to place a domino in it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { KingdominoCatalog, KingdominoOptions, KingdominoView } from 'reami';
import { squareUnder } from '../../laying/frame';
import { HeldDomino } from '../../laying/HeldDomino';
import { seatName } from '../../model/seatNames';
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
import { TurnPoints } from './TurnPoints';
import type { Turn } from './useTurn';

interface Props {
  seat: number;
  view: KingdominoView;
  options: KingdominoOptions;
  catalog: KingdominoCatalog;
  names: Record<number, string>;
  turn: Turn;
  placed: number | null;
  discarded: number | null;
}

export function OwnKingdom(props: Props) {
  const { seat, view, options, catalog, names, turn, placed, discarded } = props;
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
  const asked = turn.placements.length > 0 && view.placing !== undefined;
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

function confirmText({ picked }: Turn, fits: boolean): string {
  if (!fits) return t('kingdomino.place.why_not');
  return picked === null ? t('kingdomino.place.confirm') : t('kingdomino.turn.confirm', { domino: picked });
}

type PlacingProps = Props & { board: BoardOf; domino: number };

function Placing({ seat, view, board, domino, turn, catalog }: PlacingProps) {
  const { placements: legal, isSent: sent } = turn;
  const [ghost, change] = useState(ghosts.inHand);
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => focusIfFree(svg.current), []);

  const fits = ghost.placement !== null && isLegal(legal, ghost.placement);
  const notation = ghost.placement && ghost.pinned ? notationOf(ghost.placement) : undefined;
  const laid = fits ? notation : undefined;
  useEffect(() => turn.lay(laid ?? null), [laid]);
  const confirm = () => notation !== undefined && turn.send(notation);
  const under = (x: number, y: number) => squareUnder(svg.current!, board.frame, x, y);
  function drop(x: number, y: number) {
    const square = under(x, y);
    change(now => (square ? ghosts.pinned(now, square, legal) : ghosts.takenBack(now)));
  }
  const isSentFromRows = fits && turn.picked !== null && turn.at === 'rows';
  const rotate = () => change(now => ghosts.rotated(now, 1));
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
          onTurn={rotate}
          onStep={towards => change(now => ghosts.stepped(now, towards, legal))}
          onDrag={(x, y) => change(now => ghosts.aimed(ghosts.takenBack(now), under(x, y)))}
          onDrop={drop}
        >
          <DominoPicture domino={domino} catalog={catalog} direction={ghost.held} />
        </HeldDomino>
        {ghost.pinned ? (
          <ConfirmBar
            text={ghostText(ghost, { domino, legal, catalog })}
            confirm={confirmText(turn, fits)}
            sent={sent}
            withoutButtons={isSentFromRows}
            onConfirm={confirm}
            onCancel={() => change(ghosts.takenBack)}
            note={fits && !isSentFromRows && <TurnPoints view={view} seat={seat} turn={turn} />}
          />
        ) : (
          <p class="how">{t('kingdomino.place.how')}</p>
        )}
      </div>
    </>
  );
}
