import { EntriesContext, type Entries } from '../field/entries.ts';
import { PostedForm, type PostedFormProps } from './posted-form.tsx';

export interface FilledFormProps<Field extends string> extends PostedFormProps<Field> {
  /** What was entered before the page was rendered. */
  values?: Entries['values'] | undefined;
}

/** A form whose fields, rendered elsewhere with `postedParts`, get their values and errors from it. */
export function FilledForm<Field extends string>({ values = {}, children, ...form }: FilledFormProps<Field>) {
  const { state, idOf } = form;
  const errors = state.kind === 'invalid' ? state.errors : [];
  const errorOf = (id: string) => errors.find(({ field }) => idOf(field) === id)?.message;
  return (
    <PostedForm {...form}>
      <EntriesContext value={{ values, errorOf }}>{children}</EntriesContext>
    </PostedForm>
  );
}
