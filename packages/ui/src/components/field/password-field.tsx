'use client';

import { useEffect, useRef, useState } from 'react';
import { describedBy, Field } from './field.tsx';
import styles from './field.module.css';
import type { TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'measure' | 'autoComplete'> {
  /** Tells password managers what to offer. */
  autoComplete: 'current-password' | 'new-password';
  labels: {
    /** On the button: `Afficher`, `Masquer`. */
    show: string;
    hide: string;
    /** Read for it: `Afficher le mot de passe`. It holds the words on the button, for those who speak to it. */
    showPassword: string;
    hidePassword: string;
    /** Read out when it was pressed: `Le mot de passe est affiché.` */
    shown: string;
    hidden: string;
  };
}

/** A password that can be looked at while it is typed. It is covered again when the form goes. */
export function PasswordField({ id, label, hint, error, required, labels, ...input }: PasswordFieldProps) {
  const field = { id, label, hint, error, required };
  const [look, setLook] = useState<'untouched' | 'shown' | 'hidden'>('untouched');
  const control = useRef<HTMLInputElement>(null);
  const shown = look === 'shown';

  useEffect(() => {
    const form = control.current?.form;
    // At once, not with the next render: what goes in clear is kept by the browser for other fields.
    const cover = () => {
      if (control.current) control.current.type = 'password';
      setLook((current) => (current === 'shown' ? 'hidden' : current));
    };
    form?.addEventListener('submit', cover);
    return () => form?.removeEventListener('submit', cover);
  }, []);

  return (
    <Field field={field}>
      <span className={styles.password}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...describedBy(field)}
          className={styles.control}
          ref={control}
          type={shown ? 'text' : 'password'}
          id={id}
          required={required}
        />
        <button
          className={styles.show}
          type="button"
          disabled={input.disabled}
          aria-label={shown ? labels.hidePassword : labels.showPassword}
          aria-controls={id}
          onClick={() => setLook(shown ? 'hidden' : 'shown')}
        >
          {shown ? labels.hide : labels.show}
        </button>
      </span>
      <span className="visually-hidden" role="status">
        {look === 'untouched' ? '' : labels[look]}
      </span>
    </Field>
  );
}
