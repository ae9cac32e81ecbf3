// Who is to act, what they are asked for, and why it is them. The words come from the game.
import type { ComponentChildren } from 'preact';

interface Props {
  /** whose colour it has; null for nobody's */
  seat?: number | null;
  isYours?: boolean;
  what: string;
  why?: string;
  /**
   * the longest that `why` may become while you decide: there is room for it, so that the table below stays
   * where it is
   */
  longestWhy?: string;
  /** the figure of whoever acts */
  children?: ComponentChildren;
}

export function TurnBanner({ seat, isYours, what, why, longestWhy, children }: Props) {
  return (
    <p class={`turn-banner ${isYours ? 'yours' : ''} ${seat ? `seat-${seat}` : ''}`}>
      {children}
      <span>
        <strong>{what}</strong>{' '}
        {why && (
          <small data-longest={longestWhy}>
            <span>{why}</span>
          </small>
        )}
      </span>
    </p>
  );
}
