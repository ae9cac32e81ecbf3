// Who is to act, what they are asked for, and why it is them. The words come from the game.
import type { ComponentChildren } from 'preact';

interface Props {
  /** whose colour it has; null for nobody's */
  seat?: number | null;
  isYours?: boolean;
  what: string;
  why?: string;
  /** the figure of whoever acts */
  children?: ComponentChildren;
}

export function TurnBanner({ seat, isYours, what, why, children }: Props) {
  return (
    <p class={`turn-banner ${isYours ? 'yours' : ''} ${seat ? `seat-${seat}` : ''}`}>
      {children}
      <span>
        <strong>{what}</strong> {why && <small>{why}</small>}
      </span>
    </p>
  );
}
