// A switch in the head of a table, shown as a picture.
import type { ComponentChildren } from 'preact';

interface Props {
  /** the switch's own class */
  kind: string;
  name: string;
  /** describes the present state; without it the name suffices */
  title?: string;
  isOn: boolean;
  onSwitch(): void;
  /** the picture */
  children: ComponentChildren;
}

export function HeadSwitch({ kind, name, title, isOn, onSwitch, children }: Props) {
  return (
    <button
      type="button"
      class={`head-switch ${kind}`}
      aria-pressed={isOn}
      aria-label={name}
      title={title}
      onClick={onSwitch}
    >
      {children}
    </button>
  );
}
