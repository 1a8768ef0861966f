import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EntriesContext, type Entries } from '../field/entries.ts';
import { FormFields, type PlainField } from './form-fields.tsx';
import { PostedFields } from './posted-fields.tsx';

const options = [
  { value: 'be', label: 'Belgique' },
  { value: 'lu', label: 'Luxembourg' },
];

function base<Name extends string>(name: Name) {
  return { id: `f-${name}`, name, label: name, hint: `About ${name}`, required: true };
}

const count = { locale: 'fr-BE', one: '#', other: '#' };
const area = { kind: 'area', maxLength: 50, labels: { limit: '50', left: count, over: count } } as const;
const date = { kind: 'date', labels: { day: 'D', month: 'M', year: 'Y' } } as const;

/** A field, the same field with what was entered, and that by the names of the controls. */
const filled: readonly (readonly [PlainField, PlainField, Entries['values']])[] = [
  [{ ...base('city'), kind: 'text' }, { ...base('city'), kind: 'text', defaultValue: 'Gent' }, { city: 'Gent' }],
  [
    { ...base('city'), kind: 'text', defaultValue: 'Gent' },
    { ...base('city'), kind: 'text', defaultValue: '' },
    { city: '' },
  ],
  [{ ...base('content'), ...area }, { ...base('content'), ...area, defaultValue: '<b>\n&' }, { content: '<b>\n&' }],
  [
    { ...base('country'), kind: 'select', options, defaultValue: 'be' },
    { ...base('country'), kind: 'select', options, defaultValue: 'lu' },
    { country: 'lu' },
  ],
  [
    { ...base('choice'), kind: 'choice', options, defaultValue: 'be' },
    { ...base('choice'), kind: 'choice', options, defaultValue: 'lu' },
    { choice: 'lu' },
  ],
  [
    { ...base('gdpr'), kind: 'check', value: '1' },
    { ...base('gdpr'), kind: 'check', value: '1', defaultChecked: true },
    { gdpr: '1' },
  ],
  [{ ...base('gdpr'), kind: 'check', value: '1' }, { ...base('gdpr'), kind: 'check', value: '1' }, { gdpr: '' }],
  [
    { ...base('day'), ...date },
    { ...base('day'), ...date, defaultValue: { day: '3', month: '11', year: '' } },
    { 'day-day': '3', 'day-month': '11', 'day-year': '' },
  ],
];

function posted(field: PlainField, entries: Entries): string {
  return renderToStaticMarkup(
    <EntriesContext value={entries}>
      <PostedFields fields={[field]} />
    </EntriesContext>,
  );
}

function plain(field: PlainField): string {
  return renderToStaticMarkup(<FormFields fields={[field]} />);
}

describe('a field in a form that was answered', () => {
  it.each(filled)('%j has what was entered, like %j', (field, expected, values) => {
    expect(posted(field, { values, errorOf: () => undefined })).toBe(plain(expected));
  });

  it.each(filled)('%j has its error', (field) => {
    const error = 'It is wrong';
    const errorOf = (id: string) => (id === field.id ? error : undefined);
    expect(posted(field, { values: {}, errorOf })).toBe(plain({ ...field, error }));
    expect(plain({ ...field, error })).toContain(error);
  });

  it.each(filled)('%j is itself before that', (field) => {
    expect(renderToStaticMarkup(<PostedFields fields={[field]} />)).toBe(plain(field));
  });
});
