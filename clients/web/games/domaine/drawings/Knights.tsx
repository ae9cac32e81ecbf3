// The knights of the dukes. Each duke's knights have their own helmet, shield and weapon: a great helm with a
// plume, a pointed helm and a long shield, an iron hat and a round shield, or horns and an axe. The knights
// of the neutral kingdom wear hoods. A knight is 100 x 100 and touches the bottom.
import { SeatSign } from '../../../ui/Crest';
import { type Colour, ink, type Shades } from './colours';
import { type Figure, Standing } from './Figure';

const iron = '#d4d8dc';
const shadedIron = '#9aa2ab';
const skin = '#eec49c';
const wood = '#8b5a2b';

const shoulders = 'M22 92C22 72 32 62 50 62S78 72 78 92Z';
const sign = (y: number, size: number, { seat }: Shades, fill: string) => (
  <g transform={`translate(50 ${y}) scale(${size})`} fill={fill} stroke="none">
    <SeatSign seat={seat!} />
  </g>
);

const greatHelm: Figure = {
  outline: `${shoulders}M33 28H67V62H33ZM50 30C46 14 58 4 76 10C90 15 86 30 80 38C78 28 72 24 66 28Z`,
  parts: colours => (
    <>
      <path d={shoulders} fill={colours.dark} />
      <path d="M48 29C44 14 58 4 76 10C90 15 87 30 80 38C78 28 72 25 62 29Z" fill={colours.light} />
      <path d="M33 28H67V56L58 66H42L33 56Z" fill={iron} />
      <path d="M50 30V65L58 66L67 56V30Z" fill={shadedIron} stroke="none" />
      <path d="M33 28H67V56L58 66H42L33 56Z" fill="none" />
      <path d="M37 42H63" stroke-width="5" stroke-linecap="round" />
      <path d="M50 30V64M44 52v.1M44 58v.1M56 52v.1M56 58v.1" stroke-linecap="round" />
      <path d="M32 68H68V78C68 88 58 94 50 97C42 94 32 88 32 78Z" fill={colours.base} stroke={ink} />
      {sign(79, 1.05, colours, colours.sign)}
    </>
  ),
};

const pointedHelm: Figure = {
  outline: `${shoulders}M30 58C30 36 42 24 50 8C58 24 70 36 70 58V66H30ZM80 26h8v66h-8z`,
  parts: colours => (
    <>
      <path d="M84 20L89 30V70H79V30Z" fill={iron} />
      <path d="M73 70H95M84 72V88" stroke-width="4.6" stroke-linecap="round" />
      <path d={shoulders} fill={colours.dark} />
      <path d="M31 48V66H69V48Z" fill={shadedIron} />
      <path d="M38 46H62V56C62 64 38 64 38 56Z" fill={skin} />
      <path d="M29 50C29 36 42 26 50 8C58 26 71 36 71 50C58 45 42 45 29 50Z" fill={iron} />
      <path d="M36 43C37 36 44 30 48 20" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" />
      <path d="M47 44H53V59H47Z" fill={iron} stroke-width="2" />
      <path d="M42 52v.1M58 52v.1" stroke-width="4.4" stroke-linecap="round" />
      <path
        d="M50 64C62 64 68 68 68 76C68 86 58 94 50 99C42 94 32 86 32 76C32 68 38 64 50 64Z"
        fill={colours.base}
      />
      {sign(79, 1.05, colours, colours.sign)}
    </>
  ),
};

const ironHat: Figure = {
  outline: `${shoulders}M18 40C26 34 32 34 33 32C34 14 66 14 67 32C68 34 74 34 82 40C78 48 70 48 66 48V64H34V48C30 48 22 48 18 40ZM12 10H20V92H12Z`,
  parts: colours => (
    <>
      <path d="M16 92V24" stroke-width="7.4" stroke-linecap="round" />
      <path d="M16 92V24" stroke={wood} stroke-width="4" stroke-linecap="round" />
      <path d="M16 4L22 22H10ZM10 24C2 26 2 38 8 42L16 34V24Z" fill={iron} />
      <path d={shoulders} fill={colours.dark} />
      <path d="M35 42H65V54C65 70 35 70 35 54Z" fill={skin} />
      <path
        d="M40 58C44 54 48 55 50 57C52 55 56 54 60 58C57 63 52 61 50 60C48 61 43 63 40 58Z"
        fill="#6b3f1d"
        stroke-width="1.6"
      />
      <path d="M43 50v.1M57 50v.1" stroke-width="4.4" stroke-linecap="round" />
      <path d="M32 40C32 12 68 12 68 40Z" fill={iron} />
      <path d="M39 36C39 26 44 22 50 21" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" />
      <path d="M16 42C30 32 70 32 84 42C72 50 28 50 16 42Z" fill={shadedIron} />
      <circle cx="50" cy="80" r="18" fill={colours.base} />
      <circle cx="50" cy="80" r="13" fill={colours.light} stroke-width="1.6" />
      {sign(79, 0.95, colours, colours.sign)}
    </>
  ),
};

const horns: Figure = {
  outline: `${shoulders}M33 62V46C22 44 12 32 16 10C22 22 30 27 38 29C44 24 56 24 62 29C70 27 78 22 84 10C88 32 78 44 67 46V62Z`,
  parts: colours => (
    <>
      <path d={shoulders} fill={colours.dark} />
      <path
        d="M35 44C22 44 11 32 15 9C20 22 30 28 40 29ZM65 44C78 44 89 32 85 9C80 22 70 28 60 29Z"
        fill="#f6ead0"
      />
      <path d="M35 50H65V56C65 74 35 74 35 56Z" fill={skin} />
      <path d="M35 54C34 76 44 80 50 80S66 76 65 54C60 62 55 60 50 60S40 62 35 54Z" fill="#c98a3a" />
      <path d="M43 54v.1M57 54v.1" stroke-width="4.4" stroke-linecap="round" />
      <path d="M32 50C30 20 70 20 68 50Z" fill={shadedIron} />
      <path d="M38 42C38 34 42 30 46 28" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" />
      <path d="M31 44H69V51H31Z" fill={colours.light} />
      <path d="M50 28V44" stroke-width="3.4" />
      <path d="M34 70L50 64L66 70V86L50 97L34 86Z" fill={colours.base} />
      {sign(81, 1.05, colours, colours.sign)}
    </>
  ),
};

const hood: Figure = {
  outline: `${shoulders}M28 68C26 44 38 24 52 14C64 24 74 44 72 68ZM80 8h8v84h-8z`,
  parts: colours => (
    <>
      <path d="M84 92V26" stroke-width="7.4" stroke-linecap="round" />
      <path d="M84 92V26" stroke={wood} stroke-width="4" stroke-linecap="round" />
      <path d="M84 4L91 22L84 30L77 22Z" fill={iron} />
      <path d={shoulders} fill={colours.dark} />
      <path d="M27 70C26 44 36 26 54 12C62 24 74 44 73 70L50 78Z" fill={colours.base} />
      <path
        d="M34 58C34 46 40 36 49 26"
        fill="none"
        stroke={colours.light}
        stroke-width="4"
        stroke-linecap="round"
      />
      <path d="M37 62C36 46 44 40 51 38C58 40 65 46 63 62C60 74 40 74 37 62Z" fill="#22262b" />
      <path d="M45 55l4 2M57 55l-4 2" stroke="#f4e6b0" stroke-width="3" stroke-linecap="round" />
      <path d="M36 78L50 73L64 78V90L50 97L36 90Z" fill={colours.light} />
      <path d="M50 74V96M36 84H64" stroke={colours.dark} stroke-width="3" />
    </>
  ),
};

const figures: Record<Colour, Figure> = {
  red: greatHelm,
  blue: pointedHelm,
  orange: ironHat,
  green: horns,
  grey: hood,
};

export const Knight = ({ colour }: { colour: Colour }) => (
  <Standing of={figures[colour]} colour={colour} shadow={{ rx: 34, cy: 92 }} />
);
