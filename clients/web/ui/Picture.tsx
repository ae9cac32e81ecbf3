// A picture. If it has a name, it is an image; without a name, it is an ornament that screen readers ignore.
import type { ComponentChildren } from 'preact';

interface Props {
  class: string;
  viewBox: string;
  label?: string;
  children: ComponentChildren;
}

export const Picture = ({ label, ...rest }: Props) => (
  <svg role={label ? 'img' : undefined} aria-label={label} aria-hidden={!label} {...rest} />
);
