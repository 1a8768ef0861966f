import type { FormHTMLAttributes, ReactNode } from 'react';
import { CheckField } from '../field/check-field.tsx';
import { ChoiceField } from '../field/choice-field.tsx';
import { SelectField, type FieldChoice } from '../field/select-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { Form } from '../form/form.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './newsletter-form.module.css';

/** The fields, by the names under which they are sent. Source: 1-site.md §3 "Newsletter form". */
export type NewsletterField = 'email' | 'city' | 'civility' | 'origin' | 'consent';

export type NewsletterState =
  | { kind: 'ready' }
  | { kind: 'invalid'; title: string; errors: readonly { field: NewsletterField; message: string }[] }
  | { kind: 'sending'; text: string }
  | { kind: 'failed'; title: string; text: ReactNode };

export interface NewsletterFormLabels {
  email: string;
  emailHint?: string | undefined;
  city: string;
  civility: string;
  origin: string;
  choose: string;
  /** May hold a link. */
  consent: ReactNode;
  requiredNote: string;
  submit: string;
}

export interface NewsletterFormProps
  extends Pick<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'onSubmit'> {
  state: NewsletterState;
  values?: Partial<Record<NewsletterField, string>> | undefined;
  /** A market that doesn't ask leaves them out. */
  civilities?: readonly FieldChoice[] | undefined;
  origins?: readonly FieldChoice[] | undefined;
  labels: NewsletterFormLabels;
  /** Who guards the form against robots. */
  protection?: ReactNode;
}

const idOf = (field: NewsletterField) => `newsletter-${field}`;

const fieldsOf = ({ state, values = {} }: NewsletterFormProps) => {
  const errors = state.kind === 'invalid' ? new Map(state.errors.map(({ field, message }) => [field, message])) : undefined;
  return (field: NewsletterField) => ({
    id: idOf(field),
    name: field,
    error: errors?.get(field),
    defaultValue: values[field],
  });
};

const summaryOf = (state: NewsletterState) =>
  state.kind === 'invalid'
    ? { title: state.title, errors: state.errors.map(({ field, message }) => ({ fieldId: idOf(field), message })) }
    : undefined;

/** Signs up for the newsletter. Posts by itself. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { state, values, civilities = [], origins = [], labels, protection, action, method = 'post', onSubmit } = props;
  const field = fieldsOf(props);
  const { defaultValue: _none, ...consent } = field('consent');
  return (
    <Form
      action={action}
      method={method}
      onSubmit={onSubmit}
      submitLabel={state.kind === 'sending' ? state.text : labels.submit}
      requiredNote={labels.requiredNote}
      summary={summaryOf(state)}
      busy={state.kind === 'sending'}
    >
      {state.kind === 'failed' ? (
        <Notice tone="error" title={state.title} live="alert">
          {state.text}
        </Notice>
      ) : null}
      {civilities.length > 0 ? <ChoiceField {...field('civility')} label={labels.civility} options={civilities} /> : null}
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
      <TextField {...field('city')} label={labels.city} autoComplete="address-level2" maxLength={100} measure="medium" required />
      {origins.length > 0 ? (
        <SelectField {...field('origin')} label={labels.origin} options={origins} placeholder={labels.choose} />
      ) : null}
      <CheckField {...consent} label={labels.consent} value="1" defaultChecked={values?.consent === '1'} required />
      {protection ? <p className={styles.protection}>{protection}</p> : null}
    </Form>
  );
}
