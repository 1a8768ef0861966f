import type { FormHTMLAttributes, ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';
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
export type PostedTo = Pick<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'onSubmit'>;

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

/** A form with its states: errors, sending, failed. */
export function PostedForm<Field extends string>(props: PostedFormProps<Field>) {
  const { state, idOf, labels, protection, children, method = 'post', ...form } = props;
  const isSending = state.kind === 'sending';
  return (
    <Form
      {...form}
      method={method}
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
        <Notice tone="error" title={state.title} live="alert">
          {state.text}
        </Notice>
      ) : null}
      {children}
      {protection ? <p className={styles.protection}>{protection}</p> : null}
    </Form>
  );
}

/** The error of each field. */
export function errorsOf<Field extends string>(state: PostedState<Field>): ReadonlyMap<Field, string> {
  return new Map(state.kind === 'invalid' ? state.errors.map(({ field, message }) => [field, message]) : []);
}
