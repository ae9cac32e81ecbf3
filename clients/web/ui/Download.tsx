// A link that downloads a text of this page as a file.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

interface Props {
  text: string;
  /** the name of the file */
  name: string;
  type: string;
  children: ComponentChildren;
}

export function Download({ text, name, type, children }: Props) {
  const address = useMemo(() => URL.createObjectURL(new Blob([text], { type })), [text, type]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <a class="button" href={address} download={name}>
      {children}
    </a>
  );
}
