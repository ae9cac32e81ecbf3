// A switch in the head of a table. It looks like a picture.
import type { ComponentChildren } from 'preact';

interface Props {
  /** the class that only this switch has */
  kind: string;
  name: string;
  /** describes the present state; absent if the name says enough */
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
