'use client';

import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './modal.module.css';

export interface ModalProps {
  open: boolean;
  /** Asked to close: by the button, Escape or a press beside it. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** `s` for a question, `m` for a form or a text. */
  size?: 's' | 'm';
}

/** A press on the dialog itself, not on what it holds, is one on its backdrop: its content covers it wholly. */
function isBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  return event.target === event.currentTarget;
}

/** For the style sheet, which takes the scroll bar away and can't know how wide it was. */
function keepScrollBarWidth(): void {
  const page = document.documentElement;
  page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`);
}

/**
 * Something to be dealt with before the page goes on, on the platform's own dialog: it keeps the focus in, gives it back,
 * closes on Escape and makes the page behind it inert. The page does not scroll meanwhile.
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
      // Read from its beginning, whatever it holds.
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
        // Not where a press began inside, as when text is marked.
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
            <Icon name="close" size={22} />
          </button>
        </div>
        {open ? children : null}
      </div>
    </dialog>
  );
}
