// The action cards, 120 x 168. The face has the cost, the actions with their numbers of steps, and the price
// for which the Court buys the card. The four decks have different backs, from A (spring) to D (winter).
import { Picture } from '../../../ui/Picture';
import { ActionPicture, actions, type Action } from './ActionIcon';
import { ink, paper } from './colours';
import { Ducat } from './Signs';

export type CardLetter = 'A' | 'B' | 'C' | 'D';

export interface Card {
  cost: number;
  sell: number;
  /** the steps of each action; the player plays only one of the actions */
  actions: Partial<Record<Action, number>>;
}

const backs: Record<CardLetter, { colour: string; light: string; sign: string }> = {
  A: {
    colour: '#2f7d5b',
    light: '#8fd0a5',
    sign: 'M0 22V-4M0 6C-14 6 -20 -4 -20 -14C-8 -14 0 -8 0 4M0 0C12 0 18 -8 18 -18C8 -18 0 -12 0 -2',
  },
  B: {
    colour: '#b4531f',
    light: '#f6c06a',
    sign: 'M11 0A11 11 0 1 1 -11 0A11 11 0 1 1 11 0M0 -17V-24M0 17V24M-17 0H-24M17 0H24M12 -12L17 -17M-12 -12L-17 -17M12 12L17 17M-12 12L-17 17',
  },
  C: {
    colour: '#7d2f5c',
    light: '#e3a2c4',
    sign: 'M0 24V4M0 10L-16 14L-12 4L-22 -4L-10 -6L-8 -16L0 -8L8 -16L10 -6L22 -4L12 4L16 14Z',
  },
  D: {
    colour: '#2a4a86',
    light: '#a9c6f2',
    sign: 'M0 -24V24M-21 -12L21 12M21 -12L-21 12M-6 -20L0 -14L6 -20M-6 20L0 14L6 20M-20 -4L-13 -8L-14 -15M20 4L13 8L14 15M20 -4L13 -8L14 -15M-20 4L-13 8L-14 15',
  },
};

interface OfferProps {
  action: Action;
  steps: number;
  /** where its space begins, from the top; `height` is the height of the space */
  y: number;
  height: number;
}

/** An action: its number of steps and its picture. Desertion and alliance always have one step. */
function Offer({ action, steps, y, height }: OfferProps) {
  const single = action === 'desertion' || action === 'alliance';
  const size = single ? Math.min(height, 68) : Math.min(height, 58);
  const left = single ? 60 - size / 2 : 63 - size / 4;
  return (
    <>
      {!single && (
        <text
          class="domaine-number"
          x={left - 5}
          y={y + height / 2 + size * 0.27}
          font-size={size * 0.76}
          font-weight="700"
          text-anchor="end"
          fill={ink}
        >
          {steps}
        </text>
      )}
      <g transform={`translate(${left} ${y + (height - size) / 2}) scale(${size / 100})`}>
        <ActionPicture action={action} />
      </g>
    </>
  );
}

export interface CardFaceProps {
  /** `A02` */
  kind: string;
  card: Card;
  label?: string;
}

export function CardFace({ kind, card, label }: CardFaceProps) {
  const { colour, light } = backs[kind[0] as CardLetter];
  const offered = actions.filter(action => card.actions[action]);
  return (
    <Picture class="domaine-card" viewBox="0 0 120 168" label={label}>
      <rect x="2" y="2" width="116" height="164" rx="11" fill={paper} stroke={colour} stroke-width="4" />
      <path d="M4 42V15A11 11 0 0 1 15 4H105A11 11 0 0 1 116 15V42Z" fill={colour} />
      <text class="domaine-letter" x="10" y="33" font-size="28" font-weight="700" fill="#fff">
        {kind[0]}
        <tspan font-size="26" dx="1">
          {kind.slice(1)}
        </tspan>
      </text>
      <g transform="translate(93 23) scale(1.08)">
        <Ducat amount={card.cost} />
      </g>
      {offered.map((action, n) => (
        <Offer
          key={action}
          action={action}
          steps={card.actions[action]!}
          y={n === 0 ? 46 : 90}
          height={offered.length === 1 ? 84 : 41}
        />
      ))}
      {offered.length > 1 && (
        <path class="or-line" d="M12 88.5H108" stroke={colour} stroke-width="2.5" stroke-dasharray="6 6" />
      )}
      <path d="M4 132H116V153A11 11 0 0 1 105 164H15A11 11 0 0 1 4 153Z" fill={light} />
      <text class="domaine-number" x="13" y="159" font-size="27" font-weight="700" fill={ink}>
        +{card.sell}
      </text>
      <g transform="translate(63 149) scale(0.68)">
        <Ducat />
      </g>
    </Picture>
  );
}

export function CardBack({ letter, label }: { letter: CardLetter; label?: string }) {
  const { colour, light, sign } = backs[letter];
  return (
    <Picture class="domaine-card" viewBox="0 0 120 168" label={label}>
      <rect x="2" y="2" width="116" height="164" rx="11" fill={colour} stroke={paper} stroke-width="4" />
      <rect x="11" y="11" width="98" height="146" rx="6" fill="none" stroke={light} stroke-width="2" />
      <g fill="none" stroke={light} stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
        <path d={sign} transform="translate(60 44)" />
        <path d={sign} transform="translate(60 124) rotate(180)" />
      </g>
      <text
        class="domaine-letter"
        x="60"
        y="98"
        font-size="42"
        font-weight="700"
        text-anchor="middle"
        fill={paper}
      >
        {letter}
      </text>
    </Picture>
  );
}
