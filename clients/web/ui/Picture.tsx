// A picture in the page: an image that has a name, or, without one, an ornament that readers pass over.
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
