// The parts of a match file that pages need: the players, and the secret and words that made the seed
// (protocol/file/match_file.hpp).

export interface MatchFile {
  game: string;
  options: unknown;
  seats: number;
  /** by seat; the `name` of a bot is its kind */
  players: Record<number, { name: string; isBot: boolean }>;
  secret: string | null;
  /** by seat */
  words: Record<number, string>;
  commitment: string | null;
  seed: string | null;
  /** true if the match began from a set-up given by hand, so that it has no seed */
  isByHand: boolean;
  /** the file's text of what the seed dealt; null if the file lacks it */
  drawn: string | null;
}

type Reader = (file: MatchFile, value: string) => void;

const seatAndRest = (value: string): [number, string] => {
  const space = value.indexOf(' ');
  return [Number(value.slice(0, space)), value.slice(space + 1)];
};

const player =
  (isBot: boolean): Reader =>
  (file, value) => {
    const [seat, name] = seatAndRest(value);
    file.players[seat] = { name, isBot };
  };

const header: Record<string, Reader> = {
  game: (file, value) => (file.game = value),
  options: (file, value) => (file.options = JSON.parse(value)),
  seats: (file, value) => (file.seats = Number(value)),
  player: player(false),
  bot: player(true),
  secret: (file, value) => (file.secret = value),
  word: (file, value) => {
    const [seat, word] = seatAndRest(value);
    file.words[seat] = word;
  },
  commitment: (file, value) => (file.commitment = value),
  seed: (file, value) => (file.seed = value),
};

const sections = ['set-up', 'moves', 'result', 'drawn'];

/** Reads a match file that the server has replayed. Ignores lines that it does not know. */
export function readMatchFile(text: string): MatchFile {
  const file: MatchFile = {
    game: '',
    options: {},
    seats: 0,
    players: {},
    secret: null,
    words: {},
    commitment: null,
    seed: null,
    isByHand: false,
    drawn: null,
  };
  let section = '';
  for (const line of text.split(/\r?\n/)) {
    if (line === '' || line.startsWith('#')) continue;
    if (sections.includes(line)) {
      section = line;
      file.isByHand ||= line === 'set-up';
    } else if (section === 'drawn') file.drawn = (file.drawn ?? '') + line + '\n';
    else if (section === '') {
      const space = line.indexOf(' ');
      header[line.slice(0, space)]?.(file, line.slice(space + 1));
    }
  }
  return file;
}
