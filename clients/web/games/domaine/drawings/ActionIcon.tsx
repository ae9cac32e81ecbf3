// The five actions as pictures, 100 x 100 each: a wall, a helmet, an arrow into the next square, a knight
// who changes sides, two rings.
import type { ComponentChildren } from 'preact';
import { Picture } from '../../../ui/Picture';
import { ink } from './colours';
import { AllianceSign } from './Signs';

export const actions = ['borders', 'knights', 'expansion', 'desertion', 'alliance'] as const;
export type Action = (typeof actions)[number];

const helm = (x: number, y: number, size: number, fill = '#d4d8dc', shade = '#9aa2ab') => (
  <g
    transform={`translate(${x} ${y}) scale(${size})`}
    stroke={ink}
    stroke-width={4 / size}
    stroke-linejoin="round"
    stroke-linecap="round"
  >
    <path d="M-27 78V30C-27 -8 27 -8 27 30V78L0 90Z" fill={fill} />
    <path d="M0 2C18 2 27 12 27 30V78L0 90Z" fill={shade} stroke="none" />
    <path d="M-27 78V30C-27 -8 27 -8 27 30V78L0 90Z" fill="none" />
    <path d="M-17 36H17" stroke-width={9} />
    <path d="M0 2V88M-12 56v.1M-12 66v.1M12 56v.1M12 66v.1" stroke-width="4" />
  </g>
);

const pictures: Record<Action, ComponentChildren> = {
  borders: (
    <g stroke={ink} stroke-width="4" stroke-linejoin="round">
      <path d="M3 82V40H97V82Z" fill="#b09c7b" />
      <path d="M3 40V20H21V31H39V20H61V31H79V20H97V48H3Z" fill="#f3e8d0" />
      <path d="M3 65H97M27 48V65M50 65V82M73 48V65M27 65M20 65V82M80 65V82" fill="none" stroke-width="3" />
    </g>
  ),
  knights: helm(50, 4, 1),
  expansion: (
    <g stroke={ink} stroke-width="4" stroke-linejoin="round">
      <path d="M3 24H50V76H3Z" fill="#e7b84d" />
      <path d="M50 24H97V76H50Z" fill="#fffdf4" stroke-dasharray="10 6" />
      <path d="M16 40H54V28L84 50L54 72V60H16Z" fill="#c53a2b" />
    </g>
  ),
  desertion: (
    <g stroke-linejoin="round" stroke-linecap="round">
      <g opacity="0.5">{helm(25, 30, 0.72)}</g>
      {helm(75, 30, 0.72, '#e7b84d', '#b98a1d')}
      <path d="M25 24C30 4 62 2 71 12" fill="none" stroke={ink} stroke-width="13" />
      <path d="M84 27L58 22L76 1Z" fill="#c53a2b" stroke={ink} stroke-width="4" />
      <path d="M25 24C30 4 62 2 71 12" fill="none" stroke="#c53a2b" stroke-width="6" />
    </g>
  ),
  alliance: (
    <g transform="translate(50 50) scale(1.75)">
      <AllianceSign />
    </g>
  ),
};

export function ActionPicture({ action }: { action: Action }) {
  return <>{pictures[action]}</>;
}

/** A single icon, as large as the text around it. */
export function ActionIcon({ action, label }: { action: Action; label?: string }) {
  return (
    <Picture class="action-icon" viewBox="-4 -8 108 108" label={label}>
      <ActionPicture action={action} />
    </Picture>
  );
}
