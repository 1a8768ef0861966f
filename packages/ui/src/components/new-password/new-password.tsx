'use client';

import { useState } from 'react';
import { PasswordField, type PasswordFieldProps } from '../field/password-field.tsx';
import { checkPath } from '../icon/notice-paths.ts';
import { minusPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { meets, type PasswordRule } from './password-rule.ts';
import styles from './new-password.module.css';

export interface NewPasswordProps extends Omit<PasswordFieldProps, 'autoComplete' | 'hint' | 'onInput'> {
  /** Above the list: `Votre mot de passe contient au moins`. */
  rulesLabel: string;
  rules: readonly PasswordRule[];
  ruleLabels: {
    /** Read after a rule: `rempli`, `manque`. */
    met: string;
    unmet: string;
  };
}

/** A field for a new password, with its rules; each rule is ticked when it is met. */
export function NewPassword({ rulesLabel, rules, ruleLabels, ...field }: NewPasswordProps) {
  const [text, setText] = useState('');
  return (
    <div className={styles.root}>
      <PasswordField {...field} autoComplete="new-password" onInput={(event) => setText(event.currentTarget.value)} />
      <p className={styles.label} id={`${field.id}-rules`}>
        {rulesLabel}
      </p>
      <ul className={styles.rules} role="list" aria-labelledby={`${field.id}-rules`}>
        {rules.map((rule) => {
          const isMet = meets(rule, text);
          return (
            <li className={styles.rule} key={rule.kind} data-met={isMet || undefined}>
              <PathIcon path={isMet ? checkPath : minusPath} />
              <span>
                {rule.label}
                {text ? <span className="visually-hidden"> ({isMet ? ruleLabels.met : ruleLabels.unmet})</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
