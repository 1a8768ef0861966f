import type { ReactNode } from 'react';
import { CheckGroupField } from '../field/check-group-field.tsx';
import { ChoiceField } from '../field/choice-field.tsx';
import { postedParts } from '../field/posted-parts.ts';
import { SelectField, type FieldChoice } from '../field/select-field.tsx';
import { TextField } from '../field/text-field.tsx';

/** The fields, by the names under which they are sent. Source: 1-site.md §3 "Newsletter form". */
export type NewsletterField = 'email' | 'city' | 'civility' | 'origin' | 'information';

export interface NewsletterFieldsLabels {
  email: string;
  emailHint?: string | undefined;
  city: string;
  civility: string;
  origin: string;
  choose: string;
  /** Legend of the opt-ins. */
  information: string;
}

export interface NewsletterFieldsProps {
  /** Omitted in markets that don't ask for it. */
  civilities?: readonly FieldChoice[] | undefined;
  origins?: readonly FieldChoice[] | undefined;
  /** The opt-ins, of which at least one is required. */
  information: readonly FieldChoice[];
  labels: NewsletterFieldsLabels;
  /** How to unsubscribe, with a link to the privacy policy. */
  consent: ReactNode;
}

function field(name: NewsletterField) {
  return { id: `newsletter-${name}`, name, parts: postedParts };
}

/** The fields of the newsletter form, in the `FilledForm` that has their values and errors. */
export function NewsletterFields(props: NewsletterFieldsProps) {
  const { civilities = [], origins = [], information, labels, consent } = props;
  return (
    <>
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
      <CheckGroupField {...field('information')} label={labels.information} options={information} required />
      <p>{consent}</p>
    </>
  );
}
