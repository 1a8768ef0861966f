import { href, type Locale } from '@veralune/routing';

/** Whom a product is for. `medicines` is an adult who takes some. */
export const persons = ['adult', 'vegan', 'medicines', 'pregnancy', 'teenager', 'child', 'baby'] as const;
export type Person = (typeof persons)[number];

/** The answer of visitors without a preference for a form. */
export const anyForm = 'any';
export type FormAnswer = number | typeof anyForm;

/** The answers in the order of the questions. */
export type Answers =
  | { readonly need: number; readonly person?: never; readonly form?: never }
  | { readonly need: number; readonly person: Person; readonly form?: never }
  | { readonly need: number; readonly person: Person; readonly form: FormAnswer };

const names = ['need', 'person', 'form'] as const;

const entityId = /^[1-9]\d{0,8}$/;

function idIn(text: string | null): number | undefined {
  return text !== null && entityId.test(text) ? Number(text) : undefined;
}

function formIn(text: string | null): FormAnswer | undefined {
  return text === anyForm ? anyForm : idIn(text);
}

/**
 * The answers in an address: `?need=37&person=adult&form=any`. Null for an address without them, `invalid` if an answer does
 * not exist or an earlier one is missing. The ids and words are the same in every language.
 */
export function answersIn(query: URLSearchParams): Answers | 'invalid' | null {
  if (!names.some((name) => query.has(name))) return null;
  const need = idIn(query.get('need'));
  if (need === undefined) return 'invalid';
  if (!query.has('person')) return query.has('form') ? 'invalid' : { need };
  const person = persons.find((each) => each === query.get('person'));
  if (person === undefined) return 'invalid';
  if (!query.has('form')) return { need, person };
  const form = formIn(query.get('form'));
  return form === undefined ? 'invalid' : { need, person, form };
}

/** The query of answers, with its question mark; empty without answers. */
export function answersQuery(answers: Answers | null): string {
  if (answers === null) return '';
  const { need, person, form } = answers;
  return `?need=${String(need)}${person === undefined ? '' : `&person=${person}`}${form === undefined ? '' : `&form=${String(form)}`}`;
}

/** The address of the next question, or of the products after the third answer. */
export function answersHref(answers: Answers | null, locale: Locale): string {
  return href('three-questions', {}, locale) + answersQuery(answers);
}
