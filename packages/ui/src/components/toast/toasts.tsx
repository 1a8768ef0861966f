'use client';

import { useState } from 'react';
import { checkPath, closePath, warningPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import styles from './toasts.module.css';
import { useCountdown } from './use-countdown.ts';

export interface ToastMessage {
  id: string;
  text: string;
  tone?: 'info' | 'error';
  /** Link to continue, for example to the cart. The page must offer another way to the same target. */
  link?: { label: string; href: string };
}

export interface ToastsProps {
  /** The newest last. */
  messages: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  labels: { region: string; dismiss: string };
  /** Milliseconds until a toast disappears. Errors stay until they are dismissed. */
  duration?: number;
}

interface ToastProps {
  message: ToastMessage;
  onDismiss: (id: string) => void;
  dismissLabel: string;
  duration: number;
  paused: boolean;
}

function Toast({ message: { id, text, tone = 'info', link }, onDismiss, dismissLabel, duration, paused }: ToastProps) {
  useCountdown(tone === 'error' ? null : duration, paused, () => onDismiss(id));
  return (
    <li className={styles.toast} data-tone={tone}>
      <PathIcon path={tone === 'error' ? warningPath : checkPath} size={22} />
      <p className={styles.text}>
        {text} {link ? <a href={link.href}>{link.label}</a> : null}
      </p>
      <button className={styles.dismiss} type="button" aria-label={dismissLabel} onClick={() => onDismiss(id)}>
        <PathIcon path={closePath} size={20} />
      </button>
    </li>
  );
}

/**
 * Short messages about the visitor's last actions, at the edge of the page. Their timers pause while they have hover or
 * focus, and while the page is hidden. The region is always rendered, so that screen readers announce its changes.
 */
export function Toasts({ messages, onDismiss, labels, duration = 8000 }: ToastsProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return (
    <section
      className={styles.root}
      aria-label={labels.region}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        const last = messages.at(-1);
        if (event.key !== 'Escape' || !last) return;
        event.preventDefault();
        onDismiss(last.id);
      }}
    >
      {/* Separate from the visible list, whose links and buttons would be announced too. */}
      <p className="visually-hidden" role="status">
        {messages.at(-1)?.text}
      </p>
      <ol className={styles.list}>
        {messages.map((message) => (
          <Toast
            key={message.id}
            message={message}
            onDismiss={onDismiss}
            dismissLabel={labels.dismiss}
            duration={duration}
            paused={hovered || focused}
          />
        ))}
      </ol>
    </section>
  );
}
