'use client';

import { useEffect, useId, useRef, useState, useEffectEvent, type ReactNode } from 'react';
import { closePath, magazinePath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import styles from './newsletter-popin.module.css';

export interface NewsletterPopinProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  title: string;
  text: string;
  labels: {
    /** On the floating button: `Lettre d’information`. */
    button: string;
    close: string;
    /** Announced when it opens automatically: `La lettre d’information vous est proposée en bas de la page.` */
    opened: string;
  };
  /** The form. */
  children: ReactNode;
}

/**
 * An invitation at the edge of the page, opened by its button, or by the site after a delay. It is not modal: when it
 * opens automatically, it neither blocks the page nor moves the focus. Source: 1-site.md §4 "Newsletter pop-in".
 */
export function NewsletterPopin({ open, onOpen, onClose, title, text, labels, children }: NewsletterPopinProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [openedByButton, setOpenedByButton] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);

  // Reset on every close, because the next opening may be automatic.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (!open) setOpenedByButton(false);
  }

  useEffect(() => {
    if (open && openedByButton) heading.current?.focus();
  }, [open, openedByButton]);

  const close = (): void => {
    // The focus of a visitor who is elsewhere on the page stays there.
    if (root.current?.contains(document.activeElement)) button.current?.focus();
    onClose();
  };
  const toggle = (): void => {
    if (open) return onClose();
    setOpenedByButton(true);
    onOpen();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    // Escape belongs to a modal dialog that is open.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    if (!open) return undefined;
    const listening = new AbortController();
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    return () => listening.abort();
  }, [open]);

  return (
    <aside className={styles.root} aria-label={labels.button} ref={root}>
      <p className="visually-hidden" role="status">
        {open && !openedByButton ? labels.opened : ''}
      </p>
      <button
        className={styles.button}
        type="button"
        ref={button}
        aria-expanded={open}
        aria-controls={`${id}-panel`}
        onClick={toggle}
      >
        <PathIcon path={magazinePath} size={22} />
        <span>{labels.button}</span>
      </button>
      <div className={styles.panel} id={`${id}-panel`} role="dialog" aria-labelledby={`${id}-title`} hidden={!open}>
        <div className={styles.head}>
          <h2 className={styles.title} id={`${id}-title`} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <button className={styles.close} type="button" aria-label={labels.close} onClick={close}>
            <PathIcon path={closePath} size={22} />
          </button>
        </div>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </aside>
  );
}
