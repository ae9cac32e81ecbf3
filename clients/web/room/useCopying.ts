// Copies a text that the page shows. For a short time, tells that it has copied it.
import { useEffect, useRef, useState } from 'preact/hooks';

export function select(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element);
}

/** `field` is the element that shows exactly this text. */
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
    // Browsers give pages over plain http no clipboard, so the old command copies the selected text.
    setCopied(done ?? document.execCommand('copy'));
  }
  return { field, copied, copy };
}
