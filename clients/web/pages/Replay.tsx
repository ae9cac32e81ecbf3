// A replay of a match that has ended, from a room or from a file on this device, together with the fairness
// check.
import type { PlainReviewAnswer } from 'reami';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { tried } from '../browser/again';
import { at } from '../browser/base';
import { closeNotice, examine, type Witness, witnessKnownBy } from '../fairness/witness';
import { eventTextOf, gameModule } from '../games/load';
import { tableOf } from '../games/tables';
import type { EventText } from '../model/match';
import { readMatchFile, type MatchFile } from '../model/matchFile';
import { nameOfSeat } from '../model/seatNames';
import * as requests from '../net/requests';
import type { Position } from '../net/requests';
import { showTitle } from '../net/thisServer';
import BrokenWord from '../replay/BrokenWord';
import { Proof } from '../replay/Proof';
import { ReplayControls } from '../replay/ReplayControls';
import { Review } from '../replay/Review';
import { moveText } from '../table/moveText';
import { pointedEvent } from '../table/pointedEvent';
import { ReplayContext } from '../table/replayContext';
import { toLookAt } from '../table/toLookAt';
import { Download } from '../ui/Download';
import { TopBar } from '../ui/TopBar';
import { useLoaded } from '../ui/useLoaded';
import { useSize } from '../ui/useSize';
import { known, t } from '../words/t';

/** A match of a room, given by its number. Without a match, the page asks for a file. */
interface Props {
  match?: { code: string; number: number };
}

interface Replayed {
  text: string;
  file: MatchFile;
  positions: Position[];
  catalog: unknown;
  eventText: EventText;
  /** what this browser has recorded as a witness of the match */
  witness: Witness | null;
}

/** Throws an error whose message has the reason and, for an invalid file, the line. */
function told(refused: unknown): never {
  if (refused instanceof requests.Refused && refused.detail !== '')
    throw new Error(`${refused.refusal.text} (${refused.detail})`);
  throw refused;
}

/**
 * The witness of the match. A file on this device may come from anybody, so a contradiction in it proves
 * nothing against a server.
 */
function witnessOf(file: MatchFile, match: Props['match']): Witness | null {
  const { secret, words, seed, commitment } = file;
  if (!match) return witnessKnownBy(commitment, Object.values(words));
  return examine(match.code, match.number, secret === null ? null : { secret, words, seed: seed ?? '' });
}

async function replay(text: string, match?: Props['match']): Promise<Replayed> {
  const positions = await requests.replayOf(text).catch(told);
  const file = readMatchFile(text);
  const game = (await requests.gamesOfServer()).find(one => one.name === file.game);
  const catalog = game ? await requests.catalogOf(game.name, game.catalog.split('/').pop()!) : null;
  const events = positions.flatMap(({ events }) => events);
  const eventText = await eventTextOf(file.game, events);
  return { text, file, positions, catalog, eventText, witness: witnessOf(file, match) };
}

export default function Replay({ match }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const source = opened ?? (match ? `${match.code} ${match.number}` : null);
  const { value, fault } = useLoaded(async () => {
    if (opened !== null) return replay(opened);
    return match ? replay(await requests.matchFileOf(match.code, match.number), match) : null;
  }, [source]);
  useEffect(() => showTitle(() => t('replay.title')), []);
  const title = [t('replay.title'), value && known(`game.${value.file.game}`)].filter(Boolean).join(': ');
  return (
    <>
      <TopBar>
        <h1 class="bar-title">{title}</h1>
        {value && (
          <button type="button" class="small to-review" onClick={scrollToReview}>
            {t('review.title')}
          </button>
        )}
        {match && (
          <a class="button small" href={at(`/r/${match.code}`)}>
            {t('replay.room')}
          </a>
        )}
      </TopBar>
      <main class={value ? `replay game-${value.file.game}` : 'replay'}>
        {fault !== null && (
          <p class="refusal" role="alert">
            {fault}
          </p>
        )}
        {source === null && (
          <section class="card">
            <p>{t('replay.open.how')}</p>
            <OpenFile onOpen={setOpened} />
          </section>
        )}
        {value?.witness && <Broken witness={value.witness} />}
        {value && <Shown key={value.text} {...value} />}
        {source !== null && (
          <div class="replay-files">
            {value && (
              <Download text={value.text} name={`${value.file.game}.match`} type="text/plain">
                {t('replay.download')}
              </Download>
            )}
            <OpenFile onOpen={setOpened} />
          </div>
        )}
      </main>
    </>
  );
}

/** The notice about a server that broke its word. It stays until the player closes it here or in the room. */
function Broken({ witness }: { witness: Witness }) {
  const [isClosed, setClosed] = useState(witness.closed === true);
  function close() {
    closeNotice(witness);
    setClosed(true);
  }
  return isClosed ? null : <BrokenWord witness={witness} onClose={close} />;
}

function OpenFile({ onOpen }: { onOpen(text: string): void }) {
  async function open(event: { currentTarget: HTMLInputElement }) {
    const [file] = event.currentTarget.files ?? [];
    if (file) onOpen(await file.text());
  }
  return (
    <label class="button open-file">
      {t('replay.open')}
      <input type="file" accept=".match,text/plain" onChange={event => void open(event)} />
    </label>
  );
}

const seatsOf = ({ seats }: MatchFile) => Array.from({ length: seats }, (_, n) => n + 1);

function namesIn(file: MatchFile): Record<number, string> {
  return Object.fromEntries(
    seatsOf(file).map(seat => {
      const player = file.players[seat];
      return [
        seat,
        nameOfSeat(seat, player && (player.isBot ? { bot: player.name } : { name: player.name })),
      ];
    }),
  );
}

/** The seats of people; all seats if only bots played. */
function seatsOfPeople(file: MatchFile): number[] {
  const people = seatsOf(file).filter(seat => !file.players[seat]?.isBot);
  return people.length > 0 ? people : seatsOf(file);
}

const scrollToReview = () => document.getElementById('review')!.scrollIntoView();

/** Asks the server what a strong bot says about the move that led to position `v` of the file. */
const reviewOf = (file: string, v: number) =>
  requests.ask<PlainReviewAnswer>('/api/review', requests.asJson({ file, v }));

/** Marks the places and the seat of the move that the table shows. */
function usePointing({ events }: Position): void {
  useEffect(() => {
    pointedEvent.value = events.find(event => 'seat' in event) ?? null;
    return () => {
      pointedEvent.value = null;
    };
  }, [events]);
}

/** The replay. A person who has pressed "Fairness check" sees the check first. */
function Shown({ text, file, positions, catalog, eventText, witness }: Replayed) {
  const [at, setAt] = useState(0);
  const names = namesIn(file);
  const position = positions[at]!;
  usePointing(position);
  const told = (one: Position) => one.events.map(event => eventText(event, names));
  const game = gameModule(file.game);
  const Table = game && tableOf(file.game);
  const isProofFirst = location.hash === '#proof';
  const controls = (
    <div class="replay-now">
      <ReplayControls at={at} last={positions.length - 1} onStep={setAt} />
      <p class="replay-told" tabIndex={0} aria-live="polite">
        <span>{told(position).join(' ')}</span>
      </p>
    </div>
  );
  const moves = <Moves positions={positions} at={at} told={told} onStep={setAt} />;
  function show(position: number) {
    setAt(position);
    scrollTo({ top: 0 });
  }
  const proof = (
    <Proof
      file={file}
      deal={game?.deal ?? null}
      isWhole={positions.at(-1)!.result !== undefined}
      witness={witness}
    />
  );
  return (
    <>
      {isProofFirst && proof}
      {Table ? (
        <ReplayContext.Provider value={{ head: controls, log: moves }}>
          <Table
            {...toLookAt}
            game={file.game}
            view={position.view}
            options={file.options}
            catalog={catalog}
            names={names}
            toAct={position.to_act}
            events={position.events}
            result={position.result ?? null}
          />
        </ReplayContext.Provider>
      ) : (
        <>
          {controls}
          {moves}
        </>
      )}
      <Review
        seats={seatsOfPeople(file)}
        names={names}
        positions={positions}
        review={v => tried(() => reviewOf(text, v))}
        inWords={move => moveText(file.game, move)}
        onShow={show}
      />
      {!isProofFirst && proof}
    </>
  );
}

interface MovesProps {
  positions: Position[];
  at: number;
  told(position: Position): string[];
  onStep(to: number): void;
}

/**
 * The list of all moves. It scrolls to the move that the table shows, also after a change of its size, but
 * does not scroll the page.
 */
function Moves({ positions, at, told, onStep }: MovesProps) {
  const { box: list, size } = useSize<HTMLOListElement>();
  useLayoutEffect(() => {
    const line = list.current!.children[at] as HTMLElement;
    list.current!.scrollTop = line.offsetTop - (list.current!.clientHeight - line.offsetHeight) / 2;
  }, [at, size.width, size.height]);
  return (
    <section class="event-log replay-moves" aria-labelledby="replay-moves">
      <h2 id="replay-moves">{t('replay.moves')}</h2>
      <ol ref={list}>
        {positions.map((position, index) => (
          <li key={position.v}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onStep(index)}
            >
              <span class="number">{position.v}</span>
              <span>{told(position).join(' ')}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
