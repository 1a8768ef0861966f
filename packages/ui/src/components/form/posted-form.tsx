import type { FormHTMLAttributes, ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';
import { Form } from './form.tsx';
import styles from './posted-form.module.css';

/** Where a form stands that is sent and answered on its own page. `Field` are the names under which fields are sent. */
export type PostedState<Field extends string> =
  | { kind: 'ready' }
  /** Something must be mended first. */
  | { kind: 'invalid'; title: string; errors: readonly { field: Field; message: string }[] }
  | { kind: 'sending'; text: string }
  /** It didn't arrive, through no fault of the visitor. */
  | { kind: 'failed'; title: string; text: ReactNode };

/** Where it is sent. Posts by itself unless told otherwise. */
export type PostedTo = Pick<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'onSubmit'>;

export interface PostedFormProps<Field extends string> extends PostedTo {
  state: PostedState<Field>;
  /** The id of a field, which the list of what must be mended leads to. */
  idOf: (field: Field) => string;
  labels: { requiredNote: string; submit: string };
  /** Who guards the form against robots, and by which rules. */
  protection?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form with its answers: what must be mended, that it is on its way, that it didn't arrive. */
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

/** What is wrong with each field. */
export function errorsOf<Field extends string>(state: PostedState<Field>): ReadonlyMap<Field, string> {
  return new Map(state.kind === 'invalid' ? state.errors.map(({ field, message }) => [field, message]) : []);
}
