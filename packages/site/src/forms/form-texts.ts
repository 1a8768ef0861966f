import {
  bounds,
  contactOptions,
  otherCountry,
  servedCountries,
  type ContactField,
  type ContactOptions,
  type FieldErrorCode,
  type NewsletterField,
  type WithdrawalField,
} from '@veralune/forms';
import { documentTitle } from '../metadata/document-title.ts';
import { registeredMarket } from '../market/registered-market.ts';
import type { PageContext } from '../page-context.ts';
import { failureReasons, type FailureReason } from './form-outcome.ts';

/** What a form says when it is sent. */
export interface AnswerTexts {
  readonly sending: string;
  /** Titles of the error summary: only missing fields, and other errors. */
  readonly summary: { readonly required: string; readonly check: string };
  /** By `<field>.<code>` or `<field>.<code>.<country>`; the message of a missing field has only the field as its key. */
  readonly errors: Readonly<Record<string, string>>;
  /** The message for codes without their own. */
  readonly option: string;
  readonly failed: { readonly title: string } & Readonly<Record<FailureReason, string>>;
}

/** What a form says, in the language of the page. Islands get it as a prop: browsers have no message catalogue. */
export interface FormTexts extends AnswerTexts {
  /** Titles of the document: without and with errors. */
  readonly title: { readonly plain: string; readonly wrong: string };
}

type Field = ContactField | NewsletterField | WithdrawalField;

const lengths: Partial<Record<Field, number>> = {
  firstname: bounds.name,
  lastname: bounds.name,
  email: bounds.email,
  phone: bounds.phone,
  address_1: bounds.addressLine,
  address_2: bounds.addressLine,
  zipcode: bounds.zipcode,
  city: bounds.city,
  message: bounds.message,
  content: bounds.message,
  order_number: bounds.orderNumber,
};

function zipcodeTexts({ market, t }: PageContext): Record<string, string> {
  const textFor = (country: ContactOptions['country'][number]) =>
    t('forms.errors.zipcode', { country: country === otherCountry ? 'other' : country });
  return {
    zipcode: textFor(servedCountries[market.id][0]),
    'zipcode.zipcode_unknown': t('forms.errors.zipcode-unknown'),
    ...Object.fromEntries(
      contactOptions(market.id).country.flatMap((country) => [
        [`zipcode.required.${country}`, textFor(country)],
        [`zipcode.zipcode_format.${country}`, textFor(country)],
      ]),
    ),
  };
}

function dateTexts({ t }: PageContext): Record<string, string> {
  const texts = {
    date: t('forms.errors.date'),
    date_in_future: t('forms.errors.date-in-future'),
    date_order: t('forms.errors.date-order'),
  } satisfies Partial<Record<FieldErrorCode, string>>;
  return Object.fromEntries(
    ['order_date', 'delivery_date'].flatMap((field) =>
      Object.entries(texts).map(([code, text]) => [`${field}.${code}`, text]),
    ),
  );
}

/** The messages of 1-site.md §5 in the language of the page. */
function errorTexts(context: PageContext): Record<string, string> {
  const { t } = context;
  const required = [
    ...([
      'subject',
      'profile',
      'message',
      'civility',
      'firstname',
      'lastname',
      'email',
      'phone',
      'country',
      'city',
    ] as const),
    ...(['gdpr', 'information', 'order_number'] as const),
  ];
  return {
    ...Object.fromEntries(required.map((field) => [field, t(`forms.errors.${field}`)])),
    'subject.restricted_subject': t('forms.errors.restricted-subject'),
    ...zipcodeTexts(context),
    ...dateTexts(context),
    ...Object.fromEntries(
      Object.entries(lengths).map(([field, max]) => [`${field}.too_long`, t('forms.errors.too-long', { max })]),
    ),
  };
}

export function answerTexts(context: PageContext): AnswerTexts {
  const { t } = context;
  const phone = registeredMarket().contact.phone.display;
  return {
    sending: t('forms.sending'),
    summary: { required: t('forms.errors.required'), check: t('forms.errors.check') },
    errors: errorTexts(context),
    option: t('forms.errors.option'),
    failed: {
      title: t('forms.failed.title'),
      ...(Object.fromEntries(
        failureReasons.map((reason) => [reason, t(`forms.failed.${reason}`, { phone })]),
      ) as Record<FailureReason, string>),
    },
  };
}

/** @param title of the page, without the name of the site */
export function formTexts(title: string, context: PageContext): FormTexts {
  const { t } = context;
  return {
    ...answerTexts(context),
    title: { plain: documentTitle(title), wrong: t('forms.error-title', { title: documentTitle(title) }) },
  };
}
