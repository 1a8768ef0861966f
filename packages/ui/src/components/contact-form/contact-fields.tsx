import type { ReactNode } from 'react';
import { CheckField } from '../field/check-field.tsx';
import { ChoiceField } from '../field/choice-field.tsx';
import { postedParts } from '../field/posted-parts.ts';
import { SelectField, type FieldChoice } from '../field/select-field.tsx';
import { TextArea } from '../field/text-area.tsx';
import { TextField } from '../field/text-field.tsx';
import { FormRow } from '../form/form-row.tsx';
import styles from './contact-form.module.css';

/** The fields, by the names under which they are sent. Source: 1-site.md §3 "Contact form". */
export type ContactField =
  | 'profile'
  | 'subject'
  | 'message'
  | 'civility'
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'phone'
  | 'address_1'
  | 'address_2'
  | 'zipcode'
  | 'city'
  | 'country'
  | 'origin'
  | 'gdpr';

type Choices = Extract<ContactField, 'profile' | 'subject' | 'civility' | 'country' | 'origin'>;

export interface ContactFieldsLabels {
  fields: Record<Exclude<ContactField, 'gdpr'>, string>;
  /** The consent, with a link to the privacy policy. */
  consent: ReactNode;
  hints: Partial<Record<ContactField, string>>;
  /** Headings of the fields about the request and about the person. */
  request: string;
  person: string;
  /** First option of a list: `Choisir`. */
  choose: string;
}

export interface ContactFieldsProps {
  /** The options of the market; an empty list hides its field. */
  options: Record<Choices, readonly FieldChoice[]>;
  /** The country that is chosen from the start. */
  country?: string | undefined;
  /** Required fields. */
  required: readonly ContactField[];
  labels: ContactFieldsLabels;
  /** Id of a `datalist` with the cities of the postcode. */
  cityList?: string | undefined;
}

/** The common props of a field, by its name. */
function fieldsOf({ required, labels }: ContactFieldsProps) {
  return (field: ContactField) => ({
    id: `contact-${field}`,
    name: field,
    label: field === 'gdpr' ? '' : labels.fields[field],
    hint: labels.hints[field],
    required: required.includes(field),
    parts: postedParts,
  });
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Request(props: ContactFieldsProps) {
  const { options, labels } = props;
  const field = fieldsOf(props);
  return (
    <Part id="contact-request" title={labels.request}>
      <SelectField {...field('subject')} options={options.subject} placeholder={labels.choose} />
      <SelectField {...field('profile')} options={options.profile} placeholder={labels.choose} />
      <TextArea {...field('message')} rows={8} />
    </Part>
  );
}

function Person(props: ContactFieldsProps) {
  const { options, country, labels, cityList } = props;
  const field = fieldsOf(props);
  return (
    <Part id="contact-person" title={labels.person}>
      <ChoiceField {...field('civility')} options={options.civility} />
      <FormRow>
        <TextField {...field('firstname')} autoComplete="given-name" maxLength={100} />
        <TextField {...field('lastname')} autoComplete="family-name" maxLength={100} />
      </FormRow>
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} spellCheck={false} />
      <TextField {...field('phone')} type="tel" measure="medium" autoComplete="tel" maxLength={20} />
      <TextField {...field('address_1')} autoComplete="address-line1" maxLength={35} />
      <TextField {...field('address_2')} autoComplete="address-line2" maxLength={35} />
      {options.country.length > 0 ? (
        <SelectField
          {...field('country')}
          options={options.country}
          placeholder={labels.choose}
          defaultValue={country}
          autoComplete="country"
        />
      ) : null}
      <FormRow>
        <TextField
          {...field('zipcode')}
          inputMode="numeric"
          measure="short"
          autoComplete="postal-code"
          maxLength={10}
        />
        <TextField {...field('city')} autoComplete="address-level2" maxLength={100} list={cityList} />
      </FormRow>
      {options.origin.length > 0 ? (
        <SelectField {...field('origin')} options={options.origin} placeholder={labels.choose} />
      ) : null}
    </Part>
  );
}

/** The fields of the contact form, in the `FilledForm` that has their values and errors. */
export function ContactFields(props: ContactFieldsProps) {
  return (
    <>
      <Request {...props} />
      <Person {...props} />
      <CheckField {...fieldsOf(props)('gdpr')} label={props.labels.consent} value="1" />
    </>
  );
}
