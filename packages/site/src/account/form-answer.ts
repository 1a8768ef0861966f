import type { FieldMessage } from '../forms/field-messages.ts';
import type { FormValues } from '../forms/form-values.ts';

/** A message about a form as a whole. Plain data, because it is sent to the browser. */
export interface FormMessage {
  readonly tone: 'success' | 'warning' | 'error';
  readonly title?: string | undefined;
  readonly text: string;
}

/** The answer of a server action to a form that was not accepted: what was entered, and what is wrong with it. */
export interface FormAnswer {
  /** Counts the posts of the page, so that the form is rendered anew with what was entered. */
  readonly attempt: number;
  readonly values: FormValues;
  readonly errors: readonly FieldMessage[];
  /** Title of the error summary. */
  readonly summary: string;
  readonly message?: FormMessage | undefined;
}

/** The action of a form whose locale is bound. */
export type AnsweringAction = (previous: FormAnswer | null, data: FormData) => Promise<FormAnswer>;
