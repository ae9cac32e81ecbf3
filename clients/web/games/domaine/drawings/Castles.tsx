// The castles of the dukes. Each duke's castles have their own shape: a keep with battlements, spires, a
// great dome, or a timber hall. The castles of the neutral kingdom are ruins. A castle is 100 x 100 and
// touches the bottom.
import { SeatSign } from '../../../ui/Crest';
import { type Colour, ink, paper, type Shades } from './colours';
import { type Figure, Standing } from './Figure';

const gate = (x: number) => (
  <path d={`M${x - 8} 91V79a8 8 0 0 1 16 0V91Z`} fill="#2c1b10" stroke={ink} stroke-width="2" />
);

/** The sign of the seat on a round shield. */
const sign = (x: number, y: number, size: number, { seat, dark }: Shades) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <circle r="12" fill={dark} stroke={ink} stroke-width="2" />
    <g fill={paper}>
      <SeatSign seat={seat!} />
    </g>
  </g>
);

const keep: Figure = {
  outline:
    'M10 91V42H17V48H23V42H30V56H35V26H42V31H47V26H53V31H58V26H65V56H70V42H77V48H83V42H90V91ZM50 26V4H74L67 11L74 18H50',
  parts: colours => (
    <>
      <path d="M50 30V4" stroke-width="4" stroke-linecap="round" />
      <path d="M50 4H74L67 11L74 18H50Z" fill={colours.light} />
      <path d="M30 91V56H70V91Z" fill={colours.dark} />
      <path d="M10 91V42H17V48H23V42H30V91ZM70 91V42H77V48H83V42H90V91Z" fill={colours.base} />
      <path d="M35 78V26H42V31H47V26H53V31H58V26H65V78Z" fill={colours.base} />
      <path d="M13 89V52H18V89ZM73 89V52H78V89ZM38 76V36H43V76Z" fill={colours.light} stroke="none" />
      {gate(50)}
      {sign(50, 51, 1, colours)}
    </>
  ),
};

const spires: Figure = {
  outline: 'M15 91V52H11L24 22L37 52H33V64H37V44H32L50 5L68 44H63V64H67V52H63L76 22L89 52H85V91Z',
  parts: colours => (
    <>
      <path d="M28 91V64H72V91Z" fill={colours.dark} />
      <path d="M15 91V51H33V91ZM67 91V51H85V91Z" fill={colours.base} />
      <path d="M37 91V43H63V91Z" fill={colours.base} />
      <path d="M18 89V54H22V89ZM70 89V54H74V89ZM40 89V46H45V89Z" fill={colours.light} stroke="none" />
      <path d="M11 52L24 22L37 52ZM63 52L76 22L89 52ZM32 44L50 5L68 44Z" fill={colours.dark} />
      <path
        d="M16 49L24 29M68 49L76 29M39 41L50 14"
        stroke={colours.light}
        stroke-width="2.6"
        stroke-linecap="round"
      />
      <path d="M24 62v7M76 62v7" stroke-width="4" stroke-linecap="round" />
      {gate(50)}
      {sign(50, 58, 0.95, colours)}
    </>
  ),
};

const dome: Figure = {
  outline:
    'M8 91V50C8 44 13 44 15 38C17 44 22 44 22 50V58H24C22 36 42 32 50 14C58 32 78 36 76 58H78V50C78 44 83 44 85 38C87 44 92 44 92 50V91Z',
  parts: colours => (
    <>
      <path d="M50 18V6" stroke-width="3.4" stroke-linecap="round" />
      <circle cx="50" cy="7" r="4.5" fill={colours.light} />
      <path d="M24 60C20 36 42 33 50 15C58 33 80 36 76 60Z" fill={colours.base} />
      <path
        d="M31 56C30 44 40 38 46 29"
        fill="none"
        stroke={colours.light}
        stroke-width="5"
        stroke-linecap="round"
      />
      <path d="M8 91V52H22V91ZM78 91V52H92V91Z" fill={colours.base} />
      <path
        d="M8 52C8 44 13 44 15 37C17 44 22 44 22 52ZM78 52C78 44 83 44 85 37C87 44 92 44 92 52Z"
        fill={colours.dark}
      />
      <path d="M22 91V59H78V91Z" fill={colours.light} />
      <path d="M22 59H78V66H22Z" fill={colours.dark} />
      <path d="M28 90V78a4 4 0 0 1 8 0V90M64 90V78a4 4 0 0 1 8 0V90" fill={colours.dark} stroke-width="1.6" />
      {gate(50)}
      {sign(50, 48, 0.9, colours)}
    </>
  ),
};

const hall: Figure = {
  outline: 'M8 91V72L3 74L27 47L21 50L45 20L38 8L50 15L62 8L55 20L79 50L73 47L97 74L92 72V91Z',
  parts: colours => (
    <>
      <path d="M50 20L38 8M50 20L62 8" stroke-width="5" stroke-linecap="round" />
      <path d="M8 91V70H92V91Z" fill={colours.dark} />
      <path
        d="M15 90V76M24 90V76M33 90V76M67 90V76M76 90V76M85 90V76"
        stroke={colours.light}
        stroke-width="3.4"
        stroke-linecap="round"
      />
      <path d="M3 74L28 46H72L97 74Z" fill={colours.base} />
      <path d="M21 50L50 14L79 50Z" fill={colours.base} />
      <path
        d="M13 69L32 49M33 46L50 25"
        fill="none"
        stroke={colours.light}
        stroke-width="4.4"
        stroke-linecap="round"
      />
      <path d="M36 91V66L50 54L64 66V91Z" fill={colours.light} />
      {gate(50)}
      {sign(50, 40, 0.82, colours)}
    </>
  ),
};

const ruin: Figure = {
  outline: 'M8 91V72L15 66L23 72L28 70L30 30L38 36L43 24L52 34L62 18L70 28L72 66L82 58L88 70V91Z',
  parts: colours => (
    <>
      <path d="M8 91V72L15 66L23 72L30 69V91ZM70 91V68L82 58L88 70V91Z" fill={colours.dark} />
      <path d="M27 91L30 30L38 36L43 24L52 34L62 18L70 28L73 91Z" fill={colours.base} />
      <path d="M30 90L33 37L38 41L40 35L42 88Z" fill={colours.light} stroke="none" />
      <path d="M58 32L54 46L60 56L55 68" fill="none" stroke-width="2.4" />
      <path d="M47 56h6M38 66h8M60 76h8M62 40h5M38 48h6" stroke-width="2.2" stroke-linecap="round" />
      {gate(50)}
      <path
        d="M70 90C66 78 74 74 71 64M71 76l5 -3M69 84l-6 -3M71 69l-5 -2"
        fill="none"
        stroke="#4d8a45"
        stroke-width="3"
        stroke-linecap="round"
      />
    </>
  ),
};

const builds: Record<Colour, Figure> = { red: keep, blue: spires, orange: dome, green: hall, grey: ruin };

export const Castle = ({ colour }: { colour: Colour }) => (
  <Standing of={builds[colour]} colour={colour} shadow={{ rx: 46, cy: 91 }} />
);
