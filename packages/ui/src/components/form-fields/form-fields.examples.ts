import type { Language } from '../../examples/language.examples.ts';
import { newPasswordIn } from '../new-password/new-password.examples.ts';
import { customerLabels } from './customer-labels.examples.ts';
import type { AccountFieldsProps } from './account-fields.tsx';
import type { FormField, FormFieldsProps, PlainField, SingleField } from './form-fields.tsx';
import { withErrors } from './with-errors.ts';

export { customerLabels } from './customer-labels.examples.ts';

type TextExtras = Partial<Extract<PlainField, { kind: 'text' }>>;

function text(id: string, label: string, extras: TextExtras = {}): PlainField {
  return {
    kind: 'text',
    id,
    name: id,
    label,
    required: true,
    maxLength: 100,
    ...extras,
  };
}

const optional = { required: false } as const;

function nameFields(language: Language, prefix = '') {
  const { civility, ms, mr, firstname, lastname } = customerLabels[language];
  const choice: PlainField = {
    kind: 'choice',
    id: `${prefix}civility`,
    name: `${prefix}civility`,
    label: civility,
    required: true,
    options: [
      { value: 'ms', label: ms },
      { value: 'mr', label: mr },
    ],
  };
  const names: FormField = {
    kind: 'row',
    fields: [
      text(`${prefix}firstname`, firstname, { autoComplete: 'given-name' }),
      text(`${prefix}lastname`, lastname, { autoComplete: 'family-name' }),
    ],
  };
  return [choice, names] as const;
}

/**
 * Name and address: lines of at most 35 characters. Source: 2-routes-redirects-commerce.md §9.
 * @param prefix before the names and ids of the fields: `invoice_`
 */
export function postalFieldsIn(language: Language, prefix = ''): FormField[] {
  const words = customerLabels[language];
  const line = { maxLength: 35 };
  return [
    ...nameFields(language, prefix),
    text(`${prefix}line1`, words.line1, { ...line, autoComplete: 'address-line1', hint: words.lineHint }),
    text(`${prefix}line2`, words.line2, { ...line, ...optional, autoComplete: 'address-line2' }),
    text(`${prefix}line3`, words.line3, { ...line, ...optional, autoComplete: 'address-line3' }),
    {
      kind: 'row',
      fields: [
        text(`${prefix}zipcode`, words.zipcode, {
          measure: 'short',
          inputMode: 'numeric',
          autoComplete: 'postal-code',
          maxLength: 10,
        }),
        text(`${prefix}city`, words.city, { autoComplete: 'address-level2' }),
      ],
    },
    {
      kind: 'select',
      id: `${prefix}country`,
      name: `${prefix}country`,
      label: words.country,
      required: true,
      autoComplete: 'country',
      options: words.countries.map((label, index) => ({ value: String(index), label })),
    },
  ];
}

/** An address of the account. */
export function addressFieldsIn(language: Language): FormField[] {
  const words = customerLabels[language];
  return [
    text('label', words.addressLabel, { hint: words.addressLabelHint, maxLength: 35, measure: 'medium' }),
    ...postalFieldsIn(language),
    {
      kind: 'row',
      fields: [
        text('mobile', words.mobile, { type: 'tel', autoComplete: 'tel', maxLength: 20 }),
        text('phone', words.phone, { type: 'tel', ...optional, maxLength: 20 }),
      ],
    },
    text('deliveryInformation', words.deliveryInformation, { ...optional, maxLength: 100 }),
    { kind: 'check', id: 'defaultShipping', name: 'defaultShipping', label: words.defaultShipping },
    { kind: 'check', id: 'defaultInvoice', name: 'defaultInvoice', label: words.defaultInvoice },
  ];
}

/** Personal information in the account. */
export function informationFieldsIn(language: Language): FormField[] {
  const words = customerLabels[language];
  return [
    ...nameFields(language),
    {
      kind: 'date',
      id: 'birthday',
      name: 'birthday',
      label: words.birthday,
      hint: words.birthdayHint,
      labels: words.dateParts,
      birthday: true,
    },
    {
      kind: 'row',
      fields: [
        text('mobile', words.mobile, { type: 'tel', autoComplete: 'tel', maxLength: 20 }),
        text('phone', words.phone, { type: 'tel', ...optional, maxLength: 20 }),
      ],
    },
    {
      kind: 'part',
      title: words.company,
      fields: [
        {
          kind: 'row',
          fields: [
            text('companyName', words.companyName, { ...optional, autoComplete: 'organization' }),
            text('companyNumber', words.companyNumber, { ...optional, maxLength: 20 }),
          ],
        },
      ],
    },
  ];
}

export function emailFieldIn(language: Language): PlainField {
  return text('email', customerLabels[language].email, { type: 'email', autoComplete: 'username', maxLength: 254 });
}

/** Registration: name, e-mail, password, how the customer heard of the laboratory, consents. */
export function signupFieldsIn(language: Language): FormField<SingleField>[] {
  const words = customerLabels[language];
  return [
    ...nameFields(language),
    emailFieldIn(language),
    { kind: 'new-password', ...newPasswordIn(language) },
    {
      kind: 'select',
      id: 'origin',
      name: 'origin',
      label: words.origin,
      placeholder: words.originNone,
      options: words.origins.map((label, index) => ({ value: String(index), label })),
    },
    text('clientNumber', words.clientNumber, {
      ...optional,
      hint: words.clientNumberHint,
      measure: 'medium',
      maxLength: 20,
    }),
    { kind: 'check', id: 'newsletter', name: 'newsletter', label: words.newsletter },
    { kind: 'check', id: 'terms', name: 'terms', label: words.terms, required: true },
  ];
}

export const formFieldsExamples = {
  address: { fields: addressFieldsIn('fr') },
  addressErrors: {
    fields: withErrors(addressFieldsIn('de'), {
      line1: 'Die Zeile darf höchstens 35 Zeichen lang sein. Nutzen Sie die zweite Zeile.',
      zipcode: 'Geben Sie eine Postleitzahl mit fünf Ziffern ein.',
      mobile: 'Geben Sie eine gültige Mobilnummer ein, damit der Paketdienst Sie erreicht.',
    }),
  },
  information: { fields: informationFieldsIn('nl') },
} satisfies Record<string, FormFieldsProps>;

export const accountFieldsExamples = {
  signup: { fields: signupFieldsIn('es') },
} satisfies Record<string, AccountFieldsProps>;
