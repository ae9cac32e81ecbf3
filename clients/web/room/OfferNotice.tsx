// A sentence about an offer between people in the room, with the buttons that answer it.
import type { ComponentChildren } from 'preact';

export const OfferNotice = ({ says, children }: { says: string; children?: ComponentChildren }) => (
  <p>
    <span>{says}</span>
    {children}
  </p>
);
