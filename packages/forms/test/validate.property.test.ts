import { marketIds } from '@veralune/routing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactFields, fieldErrorCodes, newsletterFields, withdrawalFields } from '../src/index.ts';
import { contactSchema, newsletterSchema, validate, withdrawalSchema } from '../src/schemas/index.ts';
import { today, validContact } from './valid-input.ts';

const anyValue = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.jsonValue(), fc.constant(undefined));
const market = fc.constantFrom(...marketIds);

function anyInput(fields: readonly string[]) {
  return fc.record(Object.fromEntries(fields.map((field) => [field, anyValue])), { requiredKeys: [] });
}

const forms = fc.oneof(
  fc.record({ schema: market.map(contactSchema), fields: fc.constant(contactFields), input: anyInput(contactFields) }),
  fc.record({
    schema: market.map(newsletterSchema),
    fields: fc.constant(newsletterFields),
    input: anyInput(newsletterFields),
  }),
  fc.record({
    schema: market.map((id) => withdrawalSchema(id, { today })),
    fields: fc.constant(withdrawalFields),
    input: anyInput(withdrawalFields),
  }),
);

it('answers any input with errors of its own fields and codes, one per field', () => {
  fc.assert(
    fc.property(forms, ({ schema, fields, input }) => {
      const result = validate<unknown>(schema, input);
      if (result.ok) return;
      const names = result.errors.map(({ field }) => field);
      expect(new Set(names).size).toBe(names.length);
      expect(fields).toEqual(expect.arrayContaining(names));
      expect(fieldErrorCodes).toEqual(expect.arrayContaining(result.errors.map(({ code }) => code)));
    }),
  );
});

it('accepts its own result again, unchanged', () => {
  const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(market, line, line, (id, lastname, message) => {
      const schema = contactSchema(id);
      const first = validate(schema, { ...validContact(id), lastname, message });
      if (!first.ok) return;
      expect(validate(schema, first.value)).toEqual(first);
    }),
  );
});
