// The colours of the pieces, by their names in the protocol. Each colour has three shades, and another shade
// for the sign on it. Each colour also has its own shapes and patterns, so that nobody needs to tell the
// colours apart.

export const colours = ['red', 'blue', 'orange', 'green', 'grey'] as const;
export type Colour = (typeof colours)[number];

export interface Shades {
  base: string;
  light: string;
  dark: string;
  sign: string;
  /** the seat whose sign shields and banners show; null for the neutral kingdom */
  seat: number | null;
}

export const shades: Record<Colour, Shades> = {
  red: { base: '#c53a2b', light: '#ee8571', dark: '#7c1a13', sign: '#fff3da', seat: 1 },
  blue: { base: '#2f6ab5', light: '#7fb0e8', dark: '#1b468a', sign: '#fff3da', seat: 2 },
  orange: { base: '#ef8f22', light: '#ffc775', dark: '#93490a', sign: '#47210a', seat: 3 },
  green: { base: '#1f8154', light: '#62bd8d', dark: '#08462b', sign: '#fff3da', seat: 4 },
  grey: { base: '#8d9298', light: '#c3c7cb', dark: '#474c53', sign: '#26292d', seat: null },
};

/**
 * `ink` is the colour of the outlines of pieces and scenes. `paper` is the colour of the line around a piece
 * that separates it from the land.
 */
export const ink = '#2a1c10';
export const paper = '#fff6e0';
