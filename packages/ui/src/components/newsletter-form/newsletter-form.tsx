import type { ReactNode } from 'react';
import { CheckGroupField } from '../field/check-group-field.tsx';
import { ChoiceField } from '../field/choice-field.tsx';
import { SelectField, type FieldChoice } from '../field/select-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { FormContent, type FormContentProps } from '../form/form-content.tsx';
import { errorsOf, PostedForm, type PostedState, type PostedTo } from '../form/posted-form.tsx';

/** The fields, by the names under which they are sent. Source: 1-site.md §3 "Newsletter form". */
export type NewsletterField = 'email' | 'city' | 'civility' | 'origin' | 'information';

export interface NewsletterFormLabels {
  email: string;
  emailHint?: string | undefined;
  city: string;
  civility: string;
  origin: string;
  choose: string;
  /** Legend of the opt-ins. */
  information: string;
  requiredNote: string;
  submit: string;
}

export interface NewsletterFormProps extends PostedTo, Omit<FormContentProps, 'children'> {
  state: PostedState<NewsletterField>;
  values?:
    | (Partial<Record<Exclude<NewsletterField, 'information'>, string>> & { information?: readonly string[] })
    | undefined;
  /** Omitted in markets that don't ask for it. */
  civilities?: readonly FieldChoice[] | undefined;
  origins?: readonly FieldChoice[] | undefined;
  /** The opt-ins, of which at least one is required. */
  information: readonly FieldChoice[];
  labels: NewsletterFormLabels;
  /** How to unsubscribe, with a link to the privacy policy. */
  consent: ReactNode;
}

function idOf(field: NewsletterField) {
  return `newsletter-${field}`;
}

function fieldsOf({ state, values = {} }: NewsletterFormProps) {
  const errors = errorsOf(state);
  return (field: Exclude<NewsletterField, 'information'>) => ({
    id: idOf(field),
    name: field,
    error: errors.get(field),
    defaultValue: values[field],
  });
}

/** The sign-up form of the newsletter. Posts without scripts. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { state, values, civilities = [], origins = [], information, labels, consent, ...rest } = props;
  const { hidden, trap, protection, ...form } = rest;
  const field = fieldsOf(props);
  return (
    <PostedForm {...form} state={state} idOf={idOf} labels={labels}>
      <FormContent hidden={hidden} trap={trap} protection={protection}>
        {civilities.length > 0 ? (
          <ChoiceField {...field('civility')} label={labels.civility} options={civilities} />
        ) : null}
        <TextField
          {...field('email')}
          type="email"
          label={labels.email}
          hint={labels.emailHint}
          autoComplete="email"
          maxLength={254}
          spellCheck={false}
          required
        />
        <TextField
          {...field('city')}
          label={labels.city}
          autoComplete="address-level2"
          maxLength={100}
          measure="medium"
          required
        />
        {origins.length > 0 ? (
          <SelectField {...field('origin')} label={labels.origin} options={origins} placeholder={labels.choose} />
        ) : null}
        <CheckGroupField
          id={idOf('information')}
          name="information"
          label={labels.information}
          error={errorsOf(state).get('information')}
          options={information}
          defaultValue={values?.information}
          required
        />
        <p>{consent}</p>
      </FormContent>
    </PostedForm>
  );
}
