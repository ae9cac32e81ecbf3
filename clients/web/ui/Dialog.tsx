// A modal dialog, which lies above the page.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../words/t';
import { Icon } from './Icon';

interface Props {
  title: string;
  onClose: () => void;
  /** `close` closes the dialog, and gives the focus back to the element that had it */
  children: ComponentChildren | ((close: () => void) => ComponentChildren);
}

export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby={id} onClose={onClose}>
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" class="plain" aria-label={t('dialog.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {typeof children === 'function' ? children(close) : children}
    </dialog>
  );
}
