import type { FormValues } from './form-values.ts';

/** The text of a control; empty for a group of boxes. */
export function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}
