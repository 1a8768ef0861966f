import type { ReactNode } from 'react';
import { CheckField } from '../field/check-field.tsx';
import { ChoiceField } from '../field/choice-field.tsx';
import { SelectField, type FieldChoice } from '../field/select-field.tsx';
import { TextArea } from '../field/text-area.tsx';
import { TextField } from '../field/text-field.tsx';
import { FormRow } from '../form/form-row.tsx';
import { errorsOf, PostedForm, type PostedState, type PostedTo } from '../form/posted-form.tsx';
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

export interface ContactFormLabels {
  fields: Record<Exclude<ContactField, 'gdpr'>, string>;
  /** The consent, with a link to the privacy policy. */
  consent: ReactNode;
  hints: Partial<Record<ContactField, string>>;
  /** Headings of the fields about the request and about the person. */
  request: string;
  person: string;
  /** First option of a list: `Choisir`. */
  choose: string;
  requiredNote: string;
  submit: string;
}

export interface ContactFormProps extends PostedTo {
  state: PostedState<ContactField>;
  /** The entered values. They are kept after a failed attempt. */
  values?: Partial<Record<ContactField, string>> | undefined;
  /** The options of the market; an empty list hides its field. */
  options: Record<Choices, readonly FieldChoice[]>;
  /** Required fields. */
  required: readonly ContactField[];
  labels: ContactFormLabels;
  /** Id of a `datalist` with the cities of the postcode. */
  cityList?: string | undefined;
  /** Notice about the captcha service and its terms. */
  protection?: ReactNode;
}

function idOf(field: ContactField) {
  return `contact-${field.replaceAll('_', '-')}`;
}

/** The common props of a field, by its name. */
function fieldsOf({ state, values = {}, required, labels }: ContactFormProps) {
  const errors = errorsOf(state);
  return (field: ContactField) => ({
    id: idOf(field),
    name: field,
    label: field === 'gdpr' ? '' : labels.fields[field],
    hint: labels.hints[field],
    error: errors.get(field),
    required: required.includes(field),
    defaultValue: values[field],
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

function Request({ form }: { form: ContactFormProps }) {
  const { options, labels } = form;
  const field = fieldsOf(form);
  return (
    <Part id="contact-request" title={labels.request}>
      <SelectField {...field('subject')} options={options.subject} placeholder={labels.choose} />
      <SelectField {...field('profile')} options={options.profile} placeholder={labels.choose} />
      <TextArea {...field('message')} rows={8} />
    </Part>
  );
}

function Person({ form }: { form: ContactFormProps }) {
  const { options, labels, cityList } = form;
  const field = fieldsOf(form);
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

/** The contact form. Posts without scripts; entered values are kept in every case. */
export function ContactForm(props: ContactFormProps) {
  const { state, labels, values, options: _options, required: _required, cityList: _cityList, ...form } = props;
  const { defaultValue: _none, ...gdpr } = fieldsOf(props)('gdpr');
  return (
    <PostedForm {...form} state={state} idOf={idOf} labels={labels}>
      <Request form={props} />
      <Person form={props} />
      <CheckField {...gdpr} label={labels.consent} value="1" defaultChecked={values?.gdpr === '1'} />
    </PostedForm>
  );
}
