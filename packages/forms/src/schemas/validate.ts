import * as z from 'zod/mini';
import { fieldErrorCodes, type FieldError, type FieldErrorCode } from '../field-error.ts';

export type Validated<Value> =
  | { readonly ok: true; readonly value: Value }
  /** One error per field, in the order of the schema's fields. */
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Texts by field name, from a `FormData` or from JSON. */
export type FormInput = Readonly<Record<string, unknown>>;

/** Checks what a form sends. Unknown fields are dropped. */
export function validate<Value>(schema: z.ZodMiniType<Value>, input: FormInput): Validated<Value> {
  const { success, data, error } = z.safeParse(schema, input);
  return success ? { ok: true, value: data } : { ok: false, errors: fieldErrors(schema, error.issues) };
}

/** The first issue of each field counts: the checks of a schema go from the missing to the special. */
function fieldErrors(schema: z.ZodMiniType, issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const first = new Map<string, FieldErrorCode>();
  for (const { path, message } of issues) {
    const field = String(path[0]);
    if (!first.has(field)) first.set(field, isCode(message) ? message : 'option');
  }
  const order = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  return [...first]
    .map(([field, code]) => ({ field, code }))
    .sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}

function isCode(message: string): message is FieldErrorCode {
  return (fieldErrorCodes as readonly string[]).includes(message);
}
