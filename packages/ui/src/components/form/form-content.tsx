import type { ReactNode } from 'react';
import styles from './posted-form.module.css';

export interface FormContentProps {
  /** Hidden fields, such as the locale. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Adds a field `website` that no person sees; robots fill it in. The text is for those who find it nevertheless. */
  trap?: string | undefined;
  /** Notice about the captcha service and its terms. */
  protection?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

function Trap({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What is in a `PostedForm`: its fields, and around them what is not for people to fill in. */
export function FormContent({ hidden = {}, trap, protection, children }: FormContentProps) {
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {trap === undefined ? null : <Trap label={trap} />}
      {children}
      {protection ? <p className={styles.protection}>{protection}</p> : null}
    </>
  );
}
