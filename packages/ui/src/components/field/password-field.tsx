'use client';

import { useEffect, useRef, useState } from 'react';
import { describedBy } from './field-parts.tsx';
import { Field } from './field.tsx';
import styles from './field.module.css';
import type { TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'measure' | 'autoComplete' | 'parts'> {
  /** Autofill token for password managers. */
  autoComplete: 'current-password' | 'new-password';
  labels: {
    /** On the button: `Afficher`, `Masquer`. */
    show: string;
    hide: string;
    /** Accessible name: `Afficher le mot de passe`. It contains the visible label, for voice control. */
    showPassword: string;
    hidePassword: string;
    /** Announced after a press: `Le mot de passe est affiché.` */
    shown: string;
    hidden: string;
  };
}

/** A password field whose text can be shown. It is hidden again on submit. */
export function PasswordField({ id, label, hint, error, required, labels, ...input }: PasswordFieldProps) {
  const field = { id, label, hint, error, required };
  const [look, setLook] = useState<'untouched' | 'shown' | 'hidden'>('untouched');
  const control = useRef<HTMLInputElement>(null);
  const shown = look === 'shown';

  useEffect(() => {
    const form = control.current?.form;
    // Immediately, not with the next render: browsers store the value of a submitted text field for autofill.
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
