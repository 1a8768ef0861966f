import type { z } from 'zod';

/** Why a write was refused. `fields` has a reason for each field; `message` says what to do. */
export type WriteRefusal =
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'missing' }
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'outdated'; readonly revision: number }
  | { readonly kind: 'in-use'; readonly by: readonly string[] }
  | { readonly kind: 'nothing-to-undo' };

/** Thrown to roll back the transaction of a refused write. Callers of the store get the refusal as a value. */
export class WriteRefusedError extends Error {
  override readonly name = 'WriteRefusedError';
  readonly refusal: WriteRefusal;

  constructor(refusal: WriteRefusal) {
    super(`The write was refused: ${refusal.kind}`);
    this.refusal = refusal;
  }
}

/** @throws WriteRefusedError */
export function refuse(refusal: WriteRefusal): never {
  throw new WriteRefusedError(refusal);
}

/** The reasons of an invalid `data`, by field: `data.sizes.0.price`. */
export function invalidFields(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [['data', ...path.map(String)].join('.'), message]),
  );
}
