// Opens a room with the lesson of a game, and shows the room.
import { go } from '../browser/address';
import { beginLesson } from '../browser/lessons';
import { keepPendingSeat } from '../browser/pendingSeat';
import { newId } from '../browser/random';
import { myName } from '../browser/savedRooms';
import { gameModule } from '../games/load';
import { openRoom } from '../net/requests';
import { t } from '../words/t';

export async function startLesson(name: string): Promise<void> {
  const { lesson } = await gameModule(name)!.lesson();
  const { seats, options, bots, set_up, script } = lesson.match;
  const code = await openRoom({
    id: newId(),
    game: name,
    options,
    seats,
    bots: { ...bots },
    listed: false,
    set_up: set_up.join('\n') + '\n',
    script: Object.fromEntries(Object.entries(script).map(([seat, moves]) => [seat, [...moves]])),
  });
  beginLesson(code);
  keepPendingSeat(code, { name: myName() || t('name.guest'), starts: true });
  go(`/r/${code}`);
}
