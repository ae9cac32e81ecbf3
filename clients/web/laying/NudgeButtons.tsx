// Four buttons that move a pinned domino by one square. Large boards need them, because a finger may be wider
// than a square.
import { Icon } from '../ui/Icon';
import { t } from '../words/t';
import type { Direction } from './squares';

const ways = [
  { direction: 2, words: 'lay.left' },
  { direction: 3, words: 'lay.up' },
  { direction: 1, words: 'lay.down' },
  { direction: 0, words: 'lay.right' },
] as const;

interface Props {
  disabled: boolean;
  /** false if a step in this direction would leave the board */
  canStep(towards: Direction): boolean;
  onStep(towards: Direction): void;
}

export function NudgeButtons({ disabled, canStep, onStep }: Props) {
  return (
    <div class="nudge">
      {ways.map(({ direction, words }) => (
        <button
          type="button"
          key={direction}
          aria-label={t(words)}
          disabled={disabled || !canStep(direction)}
          onClick={() => onStep(direction)}
        >
          <Icon name="arrow" turn={direction * 90} />
        </button>
      ))}
    </div>
  );
}
