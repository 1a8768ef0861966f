import type { Customer } from '@veralune/api-client/contract';
import { contactOptions, passwordMinimum, servedCountries } from '@veralune/forms';
import type { FieldChoice } from '@veralune/ui/components/field/select-field';
import type { FieldRow, PlainField, SingleField } from '@veralune/ui/components/form-fields/form-fields';
import { countryName } from '../metadata/country-name.ts';
import type { PageContext } from '../page-context.ts';
import { longest } from './longest.ts';

type Field<Kind extends SingleField['kind']> = Extract<SingleField, { kind: Kind }>;

/** What a field holds at first, by its name. */
export type Initial = Readonly<Record<string, string | boolean | undefined>>;

/** What a new address of a customer holds at first. */
export function namesOf(customer: Customer | null): Initial {
  return customer ? { civility: customer.civility, firstname: customer.firstname, lastname: customer.lastname } : {};
}

export interface FieldOptions {
  readonly initial?: Initial;
  /** Before the names and ids of the fields: `invoice_`. */
  readonly prefix?: string;
}

type FieldLabel =
  | 'civility'
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'phone'
  | 'mobile'
  | 'address_1'
  | 'address_2'
  | 'address_3'
  | 'zipcode'
  | 'city'
  | 'country'
  | 'label'
  | 'delivery_information'
  | 'client_number'
  | 'company_name'
  | 'company_siret'
  | 'origin'
  | 'provincial'
  | 'password'
  | 'password_confirmation'
  | 'current_password'
  | 'birthday';

function labelOf(name: FieldLabel, { t }: PageContext): string {
  switch (name) {
    case 'civility':
    case 'firstname':
    case 'lastname':
    case 'email':
    case 'phone':
    case 'address_1':
    case 'address_2':
    case 'zipcode':
    case 'city':
    case 'country':
    case 'origin':
      return t(`forms.fields.${name}`);
    default:
      return t(`account.fields.${name}`);
  }
}

function textOf(initial: Initial | undefined, name: string): string | undefined {
  const value = initial?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function textField(
  name: FieldLabel,
  context: PageContext,
  more: Partial<Field<'text'>> = {},
  { initial, prefix = '' }: FieldOptions = {},
): Field<'text'> {
  const max = longest[name];
  return {
    kind: 'text',
    id: prefix + name,
    name: prefix + name,
    label: labelOf(name, context),
    defaultValue: textOf(initial, name),
    ...(max === undefined ? {} : { maxLength: max }),
    ...more,
  };
}

export function emailField(context: PageContext, more: Partial<Field<'text'>> = {}): Field<'text'> {
  return textField('email', context, {
    type: 'email',
    autoComplete: 'email',
    spellCheck: false,
    required: true,
    ...more,
  });
}

function civilityField(context: PageContext, { initial, prefix = '' }: FieldOptions = {}): Field<'choice'> {
  const { market, t } = context;
  return {
    kind: 'choice',
    id: `${prefix}civility`,
    name: `${prefix}civility`,
    label: labelOf('civility', context),
    required: true,
    autoComplete: 'honorific-prefix',
    options: contactOptions(market.id).civility.map((code) => ({
      value: code,
      label: t(`forms.options.civility.${code}`),
    })),
    defaultValue: textOf(initial, 'civility'),
  };
}

export function nameFields(context: PageContext, options: FieldOptions = {}): (PlainField | FieldRow)[] {
  return [
    civilityField(context, options),
    {
      kind: 'row',
      fields: [
        textField('firstname', context, { autoComplete: 'given-name', required: true }, options),
        textField('lastname', context, { autoComplete: 'family-name', required: true }, options),
      ],
    },
  ];
}

function passwordLabels({ t }: PageContext): Field<'password'>['labels'] {
  return {
    show: t('account.password.show'),
    hide: t('account.password.hide'),
    showPassword: t('account.password.show-password'),
    hidePassword: t('account.password.hide-password'),
    shown: t('account.password.shown'),
    hidden: t('account.password.hidden'),
  };
}

export function passwordField(
  name: 'password' | 'current_password',
  context: PageContext,
  id: string = name,
): Field<'password'> {
  return {
    kind: 'password',
    id,
    name,
    label: labelOf(name, context),
    required: true,
    autoComplete: 'current-password',
    labels: passwordLabels(context),
  };
}

/** A new password with its rules, and its repetition. */
export function newPasswordFields(context: PageContext): SingleField[] {
  const { t } = context;
  return [
    {
      kind: 'new-password',
      id: 'password',
      name: 'password',
      label: t('account.fields.new_password'),
      required: true,
      labels: passwordLabels(context),
      rulesLabel: t('account.password.rules'),
      rules: [
        { kind: 'length', min: passwordMinimum, label: t('account.password.rule.length', { min: passwordMinimum }) },
        { kind: 'lowercase', label: t('account.password.rule.lower') },
        { kind: 'uppercase', label: t('account.password.rule.upper') },
        { kind: 'digit', label: t('account.password.rule.digit') },
      ],
      ruleLabels: { met: t('account.password.met'), unmet: t('account.password.unmet') },
    },
    {
      kind: 'password',
      id: 'password_confirmation',
      name: 'password_confirmation',
      label: labelOf('password_confirmation', context),
      required: true,
      autoComplete: 'new-password',
      labels: passwordLabels(context),
    },
  ];
}

function countryChoices({ locale, market }: PageContext): FieldChoice[] {
  return servedCountries[market.id].map((code) => ({ value: code, label: countryName(locale, code) }));
}

export function countryField(
  context: PageContext,
  { initial, prefix = '' }: FieldOptions = {},
  more: Partial<Field<'select'>> = {},
): Field<'select'> {
  return {
    kind: 'select',
    id: `${prefix}country`,
    name: `${prefix}country`,
    label: labelOf('country', context),
    required: true,
    autoComplete: 'country',
    options: countryChoices(context),
    defaultValue: textOf(initial, 'country') ?? servedCountries[context.market.id][0],
    ...more,
  };
}

export function placeFields(context: PageContext, options: FieldOptions = {}, required = true): FieldRow {
  return {
    kind: 'row',
    fields: [
      textField(
        'zipcode',
        context,
        { inputMode: 'numeric', measure: 'short', autoComplete: 'postal-code', required },
        options,
      ),
      textField('city', context, { autoComplete: 'address-level2', required }, options),
    ],
  };
}

/** The fields of a postal address: name, lines, place. Lines have at most 35 characters. */
export function postalFields(context: PageContext, options: FieldOptions = {}): (PlainField | FieldRow)[] {
  const { t } = context;
  return [
    ...nameFields(context, options),
    textField('address_1', context, { autoComplete: 'address-line1', required: true }, options),
    textField('address_2', context, { autoComplete: 'address-line2', hint: t('account.hints.line') }, options),
    textField('address_3', context, { autoComplete: 'address-line3' }, options),
    countryField(context, options),
    placeFields(context, options),
  ];
}

export function mobileField(
  context: PageContext,
  options: FieldOptions = {},
  more: Partial<Field<'text'>> = {},
): Field<'text'> {
  return textField('mobile', context, { type: 'tel', autoComplete: 'tel', measure: 'medium', ...more }, options);
}

export function phoneField(context: PageContext, options: FieldOptions = {}): Field<'text'> {
  return textField('phone', context, { type: 'tel', autoComplete: 'tel', measure: 'medium' }, options);
}

export function checkField(
  name: string,
  label: Field<'check'>['label'],
  initial: Initial = {},
  more: Partial<Field<'check'>> = {},
): Field<'check'> {
  return { kind: 'check', id: name, name, value: '1', label, defaultChecked: initial[name] === true, ...more };
}
