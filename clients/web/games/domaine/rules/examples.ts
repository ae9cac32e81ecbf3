// The maps of the worked examples in engine/domaine/RULES.md, section 17, before and after.

export const areas = `
  +---+---+---+---+---+
  |f   v  |m2C m   m3k|
  +   +   +   +   +   +
  |m1k m  |m2k f   m3C|
  +   +   +---+---+---+
  |m1C f  |S   m   f  |
  +---+---+---+---+---+`;

export const founding = [
  `
  +---+---+---+---+
  |m   m  |f   m2C|
  +---+---+   +   +
  |m1k f   v  |m  |
  +   +---+   +   +
  |m1C S   m  |m  |
  +---+---+---+---+`,
  `
  +---+---+---+---+
  |m   m  |f   m2C|
  +---+---+---+   +
  |m1k f   v  |m  |
  +   +   +   +   +
  |m1C S   m  |m  |
  +---+---+---+---+`,
] as const;

export const knights = `
  +---+---+---+---+
  |f   m   m   v  |
  +   +---+   +   +
  |f   m1C f1k m  |
  +---+   +   +---+
  |m   m   m2C m2k|
  +---+---+---+---+`;

export const expansion = [
  `
  +---+---+---+---+
  |f   v   f   m2C|
  +---+   +   +   +
  |m1k|f   m   m2k|
  +   +---+   +   +
  |m1C f  |R   m3C|
  +---+---+---+---+`,
  `
  +---+---+---+---+
  |f   v   f   m2C|
  +---+---+   +   +
  |m1k f  |m   m2k|
  +   +   +---+   +
  |m1C f   R  |m3C|
  +---+---+---+---+`,
] as const;

export const cut = [
  `
  +---+---+---+---+
  |f   f   v   m2k|
  +---+---+   +   +
  |m1k m1k|f   m2C|
  +   +   +---+---+
  |m1C m   m   m  |
  +---+---+---+---+`,
  `
  +---+---+---+---+
  |f   f  |v  |m2k|
  +---+---+   +   +
  |m1k m1k f  |m2C|
  +   +   +   +---+
  |m1C m   m   m  |
  +---+---+---+---+`,
] as const;

export const desertion = [
  `
  +---+---+---+---+---+
  |m1C m1k|m2k m2k m2C|
  +   +   +   +   +   +
  |f   v  |m2k f   m  |
  +---+---+---+---+---+`,
  `
  +---+---+---+---+---+
  |m1C m1k|m2k m2k m2C|
  +   +   +   +   +   +
  |f1k v  |m   f   m  |
  +---+---+---+---+---+`,
] as const;

export const alliance = `
  +---+---+---+
  |m1C|m2C|m3C|
  +   +   +   +
  |m1k|f  |v  |
  +---+---+---+`;

export const mines = [
  `
  +---+---+---+---+---+
  |C   D   m  |m2k m2k|
  +   +   +   +   +   +
  |m1k m1k S  |m2k m  |
  +   +   +   +   +   +
  |m1C S   S  |m2C m  |
  +---+---+---+---+---+`,
  `
  +---+---+---+---+---+
  |C   D   m  |m2k m2k|
  +   +   +---+   +   +
  |m1k m1k|S   m2k m  |
  +   +   +---+   +   +
  |m1C S   S  |m2C m  |
  +---+---+---+---+---+`,
] as const;

export const neutral = `
  +---+---+---+---+
  |m1C m1k|mNk mNC|
  +   +   +   +   +
  |m   m  |v   f  |
  +---+---+---+---+`;
