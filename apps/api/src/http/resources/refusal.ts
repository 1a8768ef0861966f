import type { WriteRefusal } from '../../store/write-error.ts';
import { HttpError, invalidRequest, notFound } from '../http-error.ts';

/** The error response for a refused write. */
export function refusalError(refusal: WriteRefusal, name: string): HttpError {
  switch (refusal.kind) {
    case 'invalid':
      return invalidRequest(refusal.fields);
    case 'missing':
      return notFound(`There is no ${name}.`);
    case 'forbidden':
      return new HttpError(403, 'forbidden', refusal.message);
    case 'outdated':
      return new HttpError(
        412,
        'outdated',
        `Someone has changed it since: it has revision ${String(refusal.revision)} now. Read it again and repeat the change.`,
      );
    case 'in-use':
      return new HttpError(409, 'in_use', `${refusal.by.join(', ')} refer to it. Change them first.`);
    case 'nothing-to-undo':
      return new HttpError(409, 'nothing_to_undo', 'It has not changed since it was imported.');
  }
}
