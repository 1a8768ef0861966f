import { dateParts } from './date-parts.ts';
import { controlNames, dateFields, type FormName } from './form-name.ts';
import { textOf } from './text-of.ts';

/** What was entered, by the name of the control; a group of boxes has a list. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

function texts(data: FormData, name: string): string[] {
  return data.getAll(name).filter((value) => typeof value === 'string');
}

/** The entered values of a form; hidden and unknown fields are left out. */
export function valuesOf(form: FormName, data: FormData): FormValues {
  return Object.fromEntries(
    controlNames[form].map((name) => {
      const values = texts(data, name);
      return [name, name === 'information' ? values : (values[0] ?? '')];
    }),
  );
}

/** The parts of a date as one text, `2026-11-03`; empty without any part. The year is not completed: `26` is an error. */
function dayOf(values: FormValues, field: string): string {
  const [day = '', month = '', year = ''] = dateParts.map((part) => textOf(values, `${field}-${part}`).trim());
  return day + month + year === '' ? '' : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** The input of the schema: the values, with dates as one text. */
export function schemaInput(form: FormName, values: FormValues): FormValues {
  if (form !== 'withdrawal') return values;
  return { ...values, ...Object.fromEntries(dateFields.map((field) => [field, dayOf(values, field)])) };
}
