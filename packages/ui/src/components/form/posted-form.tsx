import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import { warningPath } from '../icon/field-paths.ts';
import { NoticeBox } from '../notice/notice-box.tsx';
import { Form } from './form.tsx';
import styles from './posted-form.module.css';

/** The state of a form that is sent and answered on its own page. `Field` is the union of the field names. */
export type PostedState<Field extends string> =
  | { kind: 'ready' }
  /** Some fields have errors. */
  | { kind: 'invalid'; title: string; errors: readonly { field: Field; message: string }[] }
  | { kind: 'sending'; text: string }
  /** The request failed. */
  | { kind: 'failed'; title: string; text: ReactNode };

/** The address or the action that receives the form. The method is `post` by default. */
export interface PostedTo extends Pick<
  FormHTMLAttributes<HTMLFormElement>,
  'action' | 'method' | 'onSubmit' | 'onInput' | 'onFocus'
> {
  ref?: Ref<HTMLFormElement> | undefined;
  /** Hidden fields, such as the locale. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Adds a field `website` that no person sees; robots fill it in. The text is for those who find it nevertheless. */
  trap?: string | undefined;
}

export interface PostedFormProps<Field extends string> extends PostedTo {
  state: PostedState<Field>;
  /** The id of a field, which the error summary links to. */
  idOf: (field: Field) => string;
  labels: { requiredNote: string; submit: string };
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

/** A form with its states: errors, sending, failed. */
export function PostedForm<Field extends string>(props: PostedFormProps<Field>) {
  const { state, idOf, labels, protection, children, hidden = {}, trap, method = 'post', ...form } = props;
  const isSending = state.kind === 'sending';
  return (
    <Form
      {...form}
      // React sets the method of a form whose action is a function.
      method={typeof form.action === 'function' ? undefined : method}
      submitLabel={isSending ? state.text : labels.submit}
      requiredNote={labels.requiredNote}
      summary={
        state.kind === 'invalid'
          ? {
              title: state.title,
              errors: state.errors.map(({ field, message }) => ({ fieldId: idOf(field), message })),
            }
          : undefined
      }
      busy={isSending}
    >
      {state.kind === 'failed' ? (
        <NoticeBox tone="error" icon={warningPath} title={state.title} live="alert">
          {state.text}
        </NoticeBox>
      ) : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {trap === undefined ? null : <Trap label={trap} />}
      {children}
      {protection ? <p className={styles.protection}>{protection}</p> : null}
    </Form>
  );
}

/** The error of each field. */
export function errorsOf<Field extends string>(state: PostedState<Field>): ReadonlyMap<Field, string> {
  return new Map(state.kind === 'invalid' ? state.errors.map(({ field, message }) => [field, message]) : []);
}
