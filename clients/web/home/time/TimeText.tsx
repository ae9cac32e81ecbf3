// The time control of a room, in words.
import type { TimeControl } from 'reami';
import { timeText } from './presets';

export default function TimeText({ time }: { time: TimeControl }) {
  return <p class="soft">{timeText(time)}</p>;
}
