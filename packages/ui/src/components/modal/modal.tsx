'use client';

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { closePath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import styles from './modal.module.css';

export interface ModalProps {
  open: boolean;
  /** Called when the visitor closes it: by the button, Escape or a click outside. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** `s` for a question, `m` for a form or a text. */
  size?: 's' | 'm';
}

/** A press on the dialog element itself is a press on its backdrop, because its content covers it completely. */
function isBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  return event.target === event.currentTarget;
}

/** Stores the scroll bar's width for the style sheet, which removes the scroll bar and can't measure it. */
function keepScrollBarWidth(): void {
  const page = document.documentElement;
  page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`);
}

/**
 * A modal on the native `<dialog>`, which traps and restores the focus, closes on Escape and makes the page behind it
 * inert. The page does not scroll while it is open.
 */
export function Modal({ open, onClose, title, closeLabel, children, size = 'm' }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const pressedBeside = useRef(false);

  useEffect(() => {
    if (open && !dialog.current?.open) {
      keepScrollBarWidth();
      dialog.current?.showModal();
      // Focus the title, so that screen readers read from the beginning.
      heading.current?.focus();
    } else if (!open) dialog.current?.close();
  }, [open]);

  return (
    <dialog
      className={styles.root}
      data-size={size}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => {
        if (open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBackdrop(event);
      }}
      onClick={(event) => {
        // Not if the press began inside, for example while selecting text.
        if (pressedBeside.current && isBackdrop(event)) dialog.current?.close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <button
            className={styles.close}
            type="button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <PathIcon path={closePath} size={22} />
          </button>
        </div>
        {open ? children : null}
      </div>
    </dialog>
  );
}
