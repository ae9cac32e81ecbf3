// The form that opens a room. It asks for the game, the seats, the options, the bots, and whether the room is
// listed.
import { useState } from 'preact/hooks';
import { limits, type TimeControl } from 'reami';
import { go } from '../browser/address';
import { keepPendingSeat } from '../browser/pendingSeat';
import { newId } from '../browser/random';
import { keepName, myName } from '../browser/savedRooms';
import { botKind, botManner } from '../model/seatNames';
import { type Game, normalBot, openRoom } from '../net/requests';
import { OneOf, Switch, TextField } from '../ui/Fields';
import { language, t } from '../words/t';
import { type ChosenOptions, Options } from './Options';
import { TimeChoice } from './time';

interface Settings {
  game: Game;
  seats: number;
  bots: number;
  kind: string;
  options: ChosenOptions;
  time: TimeControl;
  listed: boolean;
}

/** The kind of bot in each seat with a bot. Bots take the last seats. */
function botSeats({ seats, bots, kind }: Settings): Record<number, string> {
  return Object.fromEntries(Array.from({ length: bots }, (_, index) => [seats - index, kind]));
}

function upTo(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** `chosen` is the game that the form selects at first. */
export function NewRoom({ games, chosen: first }: { games: readonly Game[]; chosen: Game }) {
  const [settings, setSettings] = useState<Settings>(() => ({
    game: first,
    seats: first.fewest_seats,
    bots: 0,
    kind: normalBot,
    options: {},
    time: { kind: 'none' },
    listed: false,
  }));
  const [name, setName] = useState(myName);
  const [id, setId] = useState(newId);
  const [fault, setFault] = useState('');
  const [sending, setSending] = useState(false);
  const [showsOptions, showOptions] = useState(false);

  function change(part: Partial<Settings>) {
    setId(newId());
    setFault('');
    setSettings(before => {
      const after = { ...before, ...part };
      const kind = after.game.bots.includes(after.kind) ? after.kind : normalBot;
      return { ...after, kind, bots: Math.min(after.bots, after.seats - 1) };
    });
  }

  async function open(event: Event) {
    event.preventDefault();
    if (name.trim() === '') {
      setFault(t('room.name'));
      return;
    }
    setSending(true);
    const { game, seats, options, time, listed } = settings;
    try {
      const bots = botSeats(settings);
      const code = await openRoom({ id, game: game.name, options, seats, bots, time, listed });
      keepName(name.trim());
      keepPendingSeat(code, { name: name.trim(), starts: false });
      go(`/r/${code}`);
    } catch (refused) {
      setFault((refused as Error).message);
      setSending(false);
    }
  }

  const { game } = settings;
  return (
    <form class="form" onSubmit={event => void open(event)}>
      <TextField
        label={t('name.yours')}
        value={name}
        longest={limits.longest_name}
        autocomplete="nickname"
        required
        onInput={setName}
      />
      {games.length > 1 && (
        <OneOf
          legend={t('new.game')}
          values={games.map(one => one.name)}
          chosen={game.name}
          words={one => games.find(known => known.name === one)!.title[language.value]}
          onChoose={one => {
            const chosen = games.find(known => known.name === one)!;
            change({ game: chosen, seats: chosen.fewest_seats, options: {} });
          }}
        />
      )}
      <OneOf
        legend={t('new.seats')}
        values={upTo(game.fewest_seats, game.most_seats)}
        chosen={settings.seats}
        words={String}
        onChoose={seats => change({ seats })}
      />
      <OneOf
        legend={t('new.bots')}
        values={upTo(0, settings.seats - 1)}
        chosen={settings.bots}
        words={count => (count === 0 ? t('new.bots.none') : String(count))}
        onChoose={bots => change({ bots })}
      />
      {settings.bots > 0 && (
        <OneOf
          legend={t('new.kind')}
          values={game.bots}
          chosen={settings.kind}
          words={botKind}
          help={botManner(settings.kind)}
          onChoose={kind => change({ kind })}
        />
      )}
      <details class="group fold" onToggle={() => showOptions(true)}>
        <summary>{t('new.options')}</summary>
        <div class="form">
          <Options game={game} chosen={settings.options} onChange={options => change({ options })} />
          {showsOptions && <TimeChoice time={settings.time} onChange={time => change({ time })} />}
        </div>
      </details>
      <Switch
        title={t('room.listed')}
        help={t('room.listed.help')}
        on={settings.listed}
        onChange={listed => change({ listed })}
      />
      {fault && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" class="main" disabled={sending}>
        {t('new.open')}
      </button>
    </form>
  );
}
