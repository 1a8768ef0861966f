import type { FieldsFormProps } from '@veralune/ui/components/form-fields/fields-form';
import type { FormField, SingleField } from '@veralune/ui/components/form-fields/form-fields';
import type { NoticeProps } from '@veralune/ui/components/notice/notice';
import { useActionState } from 'react';
import { filledFields } from '../forms/filled-fields.ts';
import type { AnsweringAction, FormAnswer } from './form-answer.ts';

/** A form as data, and the action that receives it. */
export interface AnsweredFormProps extends Omit<FieldsFormProps, 'action' | 'errors' | 'busy'> {
  readonly action: AnsweringAction;
}

interface AnsweredForm {
  readonly form: FieldsFormProps;
  /** Of the last answer. */
  readonly message: NoticeProps | undefined;
  /** Changes with each answer: React would reset the fields to what they held before it. */
  readonly attempt: number;
  readonly isWrong: boolean;
}

/** The id of the control of a field, which the error summary links to. */
function idOf(fields: readonly FormField<SingleField>[], name: string): string {
  for (const field of fields) {
    if ('fields' in field) {
      const found = idOf(field.fields, name);
      if (found !== '') return found;
    } else if ((field.name ?? field.id) === name) return field.id;
  }
  return '';
}

function noticeOf(answer: FormAnswer | null): NoticeProps | undefined {
  if (!answer?.message) return undefined;
  const { tone, title, text } = answer.message;
  return { tone, live: 'alert', children: text, ...(title === undefined ? {} : { title }) };
}

/**
 * A form that is posted to a server action, with and without JavaScript, and rendered again with its answer. An action that
 * accepts the form redirects instead.
 */
export function useAnsweredForm({ action, ...form }: AnsweredFormProps): AnsweredForm {
  const [answer, post, isPending] = useActionState(action, null);
  const errors = answer?.errors ?? [];
  const named = errors.map(({ field, message }) => ({ fieldId: idOf(form.fields, field), message }));
  return {
    form: {
      ...form,
      action: post,
      busy: isPending,
      fields: answer ? filledFields(form.fields, answer) : form.fields,
      errors: answer && named.length > 0 ? { title: answer.summary, errors: named } : undefined,
    },
    message: noticeOf(answer),
    attempt: answer?.attempt ?? 0,
    isWrong: answer !== null,
  };
}
