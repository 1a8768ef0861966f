import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import { warningPath } from '../icon/field-paths.ts';
import { FocusedNotice } from '../notice/focused-notice.tsx';
import { Form } from './form.tsx';

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
}

export interface PostedFormProps<Field extends string> extends PostedTo {
  state: PostedState<Field>;
  /** The id of a field, which the error summary links to. */
  idOf: (field: Field) => string;
  labels: { requiredNote: string; submit: string };
  /** The `FormContent`. */
  children: ReactNode;
}

/** A form with its states: errors, sending, failed. */
export function PostedForm<Field extends string>(props: PostedFormProps<Field>) {
  const { state, idOf, labels, children, method = 'post', ...form } = props;
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
        <FocusedNotice tone="error" icon={warningPath} title={state.title} live="alert">
          {state.text}
        </FocusedNotice>
      ) : null}
      {children}
    </Form>
  );
}
