// The banner of the turn: who is to act, the decision, and the reason. The game provides the words.
import type { ComponentChildren } from 'preact';

interface Props {
  /** the seat whose colour it has; null for none */
  seat?: number | null;
  isYours?: boolean;
  what: string;
  why?: string;
  /**
   * the longest possible `why` during the decision, for which the banner reserves space, so that the table
   * does not move
   */
  longestWhy?: string;
  /** the figure of the player to act */
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
