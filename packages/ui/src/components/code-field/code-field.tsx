import { postTo, type FormAction } from '../form/form-action.ts';
import { checkPath } from '../icon/notice-paths.ts';
import { plusPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { Button } from '../button/button.tsx';
import { describedBy, FieldError } from '../field/field-parts.tsx';
import { FieldHint } from '../field/field.tsx';
import styles from './code-field.module.css';

/** The result of applying a code. Source: 2-routes-redirects-commerce.md §4 "CSM code", "Promo code". */
export type CodeState =
  | { kind: 'idle' }
  | {
      kind: 'applied';
      code: string;
      /** `10 % de réduction`, `Un produit offert`. */
      benefit: string;
    }
  | {
      kind: 'refused';
      reason: 'invalid' | 'used' | 'condition' | 'login';
      code: string;
      /** What is wrong and what to do. */
      message: string;
      /** Link for it: the sign-in page. */
      link?: { label: string; href: string } | undefined;
    };

export interface CodeFieldLabels {
  /** `Code promo, avantage ou de suivi`; opens the field. */
  title: string;
  field: string;
  hint?: string | undefined;
  apply: string;
  /** Removes a code. */
  remove: string;
  /** Read before an applied code. */
  applied: string;
}

export interface CodeFieldProps {
  id: string;
  name: string;
  action: FormAction;
  state: CodeState;
  labels: CodeFieldLabels;
}

function Applied({
  name,
  action,
  code,
  benefit,
  labels,
}: Pick<CodeFieldProps, 'name' | 'action' | 'labels'> & { code: string; benefit: string }) {
  return (
    <form className={styles.applied} {...postTo(action)}>
      <PathIcon path={checkPath} size={20} />
      <p role="status">
        <span className="visually-hidden">{labels.applied} </span>
        <strong className={styles.code}>{code}</strong> <span className={styles.benefit}>{benefit}</span>
      </p>
      <button className={styles.remove} type="submit" name={`${name}-remove`} value={code}>
        {labels.remove}
        <span className="visually-hidden"> – {code}</span>
      </button>
    </form>
  );
}

/** A code that discounts an order or adds a product to it. Collapsed until the visitor opens it. */
export function CodeField({ id, name, action, state, labels }: CodeFieldProps) {
  if (state.kind === 'applied') return <Applied {...state} name={name} action={action} labels={labels} />;
  const refused = state.kind === 'refused' ? state : undefined;
  const field = { id, label: labels.field, hint: labels.hint, error: refused?.message };
  return (
    <details className={styles.root} open={refused !== undefined}>
      <summary className={styles.title}>
        {labels.title}
        <PathIcon path={plusPath} />
      </summary>
      <form className={styles.form} {...postTo(action)}>
        <label className={styles.label} htmlFor={id}>
          {labels.field}
        </label>
        <FieldHint field={field} />
        <div className={styles.row}>
          <input
            {...describedBy(field)}
            className={styles.field}
            id={id}
            name={name}
            defaultValue={refused?.code}
            required
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" tone="secondary" size="s">
            {labels.apply}
          </Button>
        </div>
        <div role={refused ? 'alert' : undefined}>
          <FieldError field={field} />
          {refused?.link ? (
            <a className={styles.link} href={refused.link.href}>
              {refused.link.label}
            </a>
          ) : null}
        </div>
      </form>
    </details>
  );
}
