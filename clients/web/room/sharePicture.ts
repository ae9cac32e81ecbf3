// Draws a picture of a match that has ended, which people can share: the boards on the page, the players, and
// the points.

export interface Picture {
  game: string;
  headline: string;
  /** the players by rank, with their points in words */
  ranking: readonly { seat: number; name: string; points: string }[];
  /** the host of the server */
  place: string;
}

/** The width that previews of links usually have, in pixels. */
const width = 1200;
const height = 630;
const margin = 40;
const top = 130;

/**
 * The style properties that the copy of a drawing keeps. With them it looks the same without the page's style
 * sheets.
 */
const kept = [
  'color',
  'display',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
];

function copyStyle(from: Element, to: SVGElement | HTMLElement): void {
  const style = getComputedStyle(from);
  for (const name of kept) to.style.setProperty(name, style.getPropertyValue(name));
  if (!from.hasAttribute('transform') && style.transform !== 'none') to.style.transform = style.transform;
  to.removeAttribute('class');
  for (const [index, child] of [...from.children].entries())
    copyStyle(child, to.children[index] as SVGElement);
}

/** A copy of the drawing that has its styles inside. */
function styled(element: Element): SVGElement {
  const copy = element.cloneNode(true) as SVGElement;
  copyStyle(element, copy);
  return copy;
}

const namesIn = (text: string) => [...text.matchAll(/#([\w-]+)(?=["')&])/g)].map(([, name]) => name!);

/** The definitions on the page to which the drawing refers, directly or through another definition. */
function definitionsOf(svg: SVGElement): Element[] {
  const found = new Map<string, Element>();
  const wanted = namesIn(svg.outerHTML);
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (found.has(name) || svg.querySelector(`[id="${name}"]`)) continue;
    const definition = document.getElementById(name);
    if (!(definition instanceof SVGElement)) continue;
    const copy = styled(definition);
    copy.style.removeProperty('display');
    found.set(name, copy);
    wanted.push(...namesIn(copy.outerHTML));
  }
  return [...found.values()];
}

async function imageOf(board: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = board.viewBox.baseVal;
  const copy = styled(board);
  const defs = document.createElementNS(copy.namespaceURI!, 'defs');
  defs.append(...definitionsOf(copy));
  copy.prepend(defs);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(copy);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const image = new Image(width, height);
  try {
    image.src = address;
    await image.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
  return image;
}

interface Board {
  image: HTMLImageElement;
  /** the seat of the board's owner; null for a board that all players share */
  seat: number | null;
  background: string;
}

/** The boards of the table, in the order of the page. */
async function boardsOnPage(): Promise<Board[]> {
  const boards = [...document.querySelectorAll<SVGSVGElement>('.table-frame .frame-board svg[viewBox]')];
  // The drawing or the element around it has the class.
  const isBoard = (one: SVGSVGElement) =>
    /(?<!frame)-board\b/.test(`${one.className.baseVal} ${one.parentElement!.className}`);
  const outer = boards.filter(one => one.parentElement!.closest('svg') === null && isBoard(one));
  return Promise.all(
    outer.map(async board => {
      const panel = board.closest('.seat-panel')?.className ?? '';
      const seat = /\bseat-(\d)\b/.exec(panel)?.[1];
      const { backgroundColor } = getComputedStyle(board);
      const background = backgroundColor === 'rgba(0, 0, 0, 0)' ? '#e4d5b4' : backgroundColor;
      return { image: await imageOf(board), seat: seat === undefined ? null : Number(seat), background };
    }),
  );
}

type Box = { x: number; y: number; width: number; height: number };

/** Draws the board in the middle of the box, as large as it fits. */
function drawBoard(canvas: CanvasRenderingContext2D, { image, background }: Board, box: Box): void {
  const scale = Math.min(box.width / image.width, box.height / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  const [x, y] = [box.x + (box.width - w) / 2, box.y + (box.height - h) / 2];
  canvas.fillStyle = background;
  canvas.fillRect(x, y, w, h);
  canvas.drawImage(image, x, y, w, h);
}

function write(
  canvas: CanvasRenderingContext2D,
  text: string,
  font: string,
  at: { x: number; y: number },
  most: number,
): void {
  canvas.font = font;
  canvas.fillText(text, at.x, at.y, most);
}

const heading = (size: number) => `700 ${size}px Fraunces, serif`;
const plain = (size: number) => `${size}px system-ui, sans-serif`;

function drawHead(canvas: CanvasRenderingContext2D, { game, headline, place }: Picture): void {
  canvas.fillStyle = '#f6ede0';
  canvas.fillRect(0, 0, width, height);
  canvas.fillStyle = '#241c14';
  write(canvas, headline, heading(48), { x: margin, y: 74 }, 820);
  write(canvas, game, plain(26), { x: margin, y: 110 }, 820);
  canvas.textAlign = 'end';
  write(canvas, 'Reami', heading(34), { x: width - margin, y: 70 }, 280);
  write(canvas, place, plain(20), { x: width - margin, y: 104 }, 300);
  canvas.textAlign = 'start';
}

/** Draws each kingdom, and below it the name and the points of its player. */
function drawKingdoms(
  canvas: CanvasRenderingContext2D,
  boards: readonly Board[],
  { ranking }: Picture,
): void {
  const column = (width - 2 * margin) / boards.length;
  for (const [index, board] of boards.entries()) {
    const x = margin + index * column;
    drawBoard(canvas, board, { x: x + 8, y: top, width: column - 16, height: 420 });
    const who = ranking.find(({ seat }) => seat === board.seat);
    canvas.fillStyle = '#241c14';
    canvas.textAlign = 'center';
    if (who)
      write(canvas, `${who.name} · ${who.points}`, heading(26), { x: x + column / 2, y: 590 }, column - 16);
  }
}

/** Draws the shared board, if the game has one, and beside it all players with their points. */
function drawShared(canvas: CanvasRenderingContext2D, board: Board | undefined, { ranking }: Picture): void {
  if (board) drawBoard(canvas, board, { x: margin, y: top, width: 620, height: 470 });
  const x = board ? 700 : margin;
  canvas.fillStyle = '#241c14';
  for (const [index, { name, points }] of ranking.entries()) {
    const y = top + 70 + index * 90;
    write(canvas, `${index + 1}. ${name}`, heading(38), { x, y }, 460);
    write(canvas, points, plain(28), { x, y: y + 36 }, 460);
  }
}

async function drawn(picture: Picture): Promise<Blob> {
  const [boards] = await Promise.all([boardsOnPage(), document.fonts.load(heading(48))]);
  const element = document.createElement('canvas');
  element.width = width;
  element.height = height;
  const canvas = element.getContext('2d')!;
  drawHead(canvas, picture);
  const own = boards.filter(({ seat }) => seat !== null);
  if (own.length > 0) drawKingdoms(canvas, own, picture);
  else drawShared(canvas, boards[0], picture);
  return new Promise((resolve, reject) =>
    element.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Shares the picture. If the device can't share, downloads the picture as a file. */
export async function sharePicture(picture: Picture): Promise<void> {
  const file = new File([await drawn(picture)], 'reami.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(() => null);
  else save(file);
}
