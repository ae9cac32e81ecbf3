// The controls of a replay: a slider, buttons, and keys (arrows, Home, End).
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/t';

interface Props {
  at: number;
  last: number;
  onStep(change: (at: number) => number): void;
}

type Step = (at: number) => number;

const milliseconds = 1100;

const icons = {
  start: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M15 5l-9 7 9 7z',
  on: 'M9 5l9 7-9 7z',
  end: 'M18 5v14M5 5l9 7-9 7z',
  play: 'M7 4l12 8-12 8z',
  pause: 'M8 5v14M16 5v14',
};

const steps = (last: number): Record<'start' | 'back' | 'on' | 'end', Step> => ({
  start: () => 0,
  back: at => Math.max(at - 1, 0),
  on: at => Math.min(at + 1, last),
  end: () => last,
});

const keys = { ArrowRight: 'on', ArrowLeft: 'back', Home: 'start', End: 'end' } as const;

/** Whether the element itself uses these keys. Fields do, and elements that scroll by keys. */
const needsKeys = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog, ol') !== null;

export function ReplayControls({ at, last, onStep }: Props) {
  const to = steps(last);
  const slideTo = (chosen: number) => onStep(() => chosen);
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    function keyDown(event: KeyboardEvent) {
      const key = keys[event.key as keyof typeof keys];
      if (!key || needsKeys(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onStep(to[key]);
    }
    addEventListener('keydown', keyDown);
    return () => removeEventListener('keydown', keyDown);
  }, [last]);
  useEffect(() => {
    if (!runs) return;
    if (at === last) return setRuns(false);
    const timer = setTimeout(() => onStep(to.on), milliseconds);
    return () => clearTimeout(timer);
  }, [runs, at]);

  return (
    <div class="steps" role="group" aria-label={t('replay.steps')}>
      <StepButton
        icon="start"
        label={t('replay.start')}
        disabled={at === 0}
        onClick={() => onStep(to.start)}
      />
      <StepButton icon="back" label={t('replay.back')} disabled={at === 0} onClick={() => onStep(to.back)} />
      <StepButton
        icon={runs ? 'pause' : 'play'}
        label={t(runs ? 'replay.pause' : 'replay.play')}
        disabled={at === last}
        onClick={() => setRuns(!runs)}
      />
      <StepButton icon="on" label={t('replay.on')} disabled={at === last} onClick={() => onStep(to.on)} />
      <StepButton icon="end" label={t('replay.end')} disabled={at === last} onClick={() => onStep(to.end)} />
      <span class="slide">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('replay.move')}
          aria-valuetext={t('replay.at', { at, last })}
          onInput={event => slideTo(Number(event.currentTarget.value))}
        />
        <output>{t('replay.at', { at, last })}</output>
      </span>
    </div>
  );
}

interface ButtonProps {
  icon: keyof typeof icons;
  label: string;
  disabled: boolean;
  onClick(): void;
}

function StepButton({ icon, label, disabled, onClick }: ButtonProps) {
  return (
    <button type="button" class="step" aria-label={label} disabled={disabled} onClick={onClick}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
    </button>
  );
}
