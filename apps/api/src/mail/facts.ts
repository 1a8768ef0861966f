import type { Locale } from '@veralune/routing';
import { dateText } from './date-text.ts';
import type { Fact } from './render.ts';
import type { MailWords, ShownField } from './words/mail-words.ts';

/** The checked fields of a form. */
export type FormValues = Readonly<Record<string, unknown>>;

const timeZone = 'Europe/Brussels';

/** `22 novembre 2026` */
function dayText(locale: Locale, day: string): string {
  return dateText(locale, new Date(day), { timeZone: 'UTC' });
}

/** Date and time of day in Central European time, with the name of the zone. */
export function instantText(locale: Locale, at: Date): string {
  return dateText(locale, at, { hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' });
}

function countryText(locale: Locale, words: MailWords, code: string): string {
  return /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code)
    : words.otherCountry;
}

function isOption<Options extends object>(options: Options, value: string): value is keyof Options & string {
  return Object.hasOwn(options, value);
}

/** What a person reads for a value of a field. */
function valueText(locale: Locale, words: MailWords, field: string, value: string): string {
  const options: object | undefined = {
    civility: words.civility,
    profile: words.profile,
    subject: words.subject,
    origin: words.origin,
    information: words.information,
  }[field];
  if (options !== undefined && isOption(options, value)) return options[value];
  if (field === 'country') return countryText(locale, words, value);
  return field === 'order_date' || field === 'delivery_date' ? dayText(locale, value) : value;
}

function texts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string' && each !== '') as string[];
}

/** The filled fields of a form in the words of its sender. Fields without a label, such as the consent, are left out. */
export function factsOf(locale: Locale, words: MailWords, values: FormValues): Fact[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const given = texts(value);
    if (given.length === 0 || !isOption(words.fields, field)) return [];
    const shown = given.map((each) => valueText(locale, words, field, each)).join(words.listSeparator);
    return [{ label: words.fields[field satisfies ShownField], value: shown }];
  });
}
