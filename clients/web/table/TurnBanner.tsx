// The banner of the turn: who must decide, what, and why. Each game provides the words.
import type { ComponentChildren } from 'preact';

interface Props {
  /** the seat whose colour the banner has; null for no colour */
  seat?: number | null;
  isYours?: boolean;
  what: string;
  why?: ComponentChildren;
  /**
   * the longest text that `why` can have during this decision; the banner reserves its space, so that the
   * table does not move
   */
  longestWhy?: string;
  /** the figure of the player who must decide */
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
