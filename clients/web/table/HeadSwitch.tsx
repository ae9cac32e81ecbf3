// A switch in the head of a table: a picture, on or off.
import type { ComponentChildren } from 'preact';

interface Props {
  /** a class of its own */
  kind: string;
  name: string;
  /** what it means as it stands; unless given, the name says enough */
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
