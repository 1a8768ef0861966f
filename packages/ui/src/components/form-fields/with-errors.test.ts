import { expect, it } from 'vitest';
import type { FormField } from './form-fields.tsx';
import { summaryOf, withErrors } from './with-errors.ts';

const city: FormField = { kind: 'text', id: 'city', label: 'Ville' };
const zipcode: FormField = { kind: 'text', id: 'zipcode', label: 'Code postal' };

it('finds a field in a row of a part', () => {
  const fields: FormField[] = [{ kind: 'part', title: 'Adresse', fields: [{ kind: 'row', fields: [zipcode, city] }] }];
  expect(withErrors(fields, { city: 'Saisissez une ville' })).toEqual([
    {
      kind: 'part',
      title: 'Adresse',
      fields: [{ kind: 'row', fields: [zipcode, { ...city, error: 'Saisissez une ville' }] }],
    },
  ]);
});

it('changes neither the other fields nor its arguments', () => {
  const fields = [zipcode, city];
  expect(withErrors(fields, {})).toEqual(fields);
  expect(city).not.toHaveProperty('error');
});

it('lists the errors in their order', () => {
  expect(summaryOf('À corriger', { zipcode: 'a', city: 'b' }).errors).toEqual([
    { fieldId: 'zipcode', message: 'a' },
    { fieldId: 'city', message: 'b' },
  ]);
});
