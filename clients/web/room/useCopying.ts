// Copies a text that is shown, and says for how long that is so.
import { useEffect, useRef, useState } from 'preact/hooks';

export function select(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element);
}

/** `field` is the element that shows just this text. */
export function useCopying(text: string) {
  const field = useRef<HTMLSpanElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [text]);

  async function copy() {
    if (field.current) select(field.current);
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    // Plain http has no clipboard: the old way copies what is selected.
    setCopied(done ?? document.execCommand('copy'));
  }
  return { field, copied, copy };
}
