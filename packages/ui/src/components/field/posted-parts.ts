import type { FieldParts } from './field-parts.tsx';
import { PostedControl, PostedError } from './posted-control.tsx';

/** Of a field that gets its value and its error from the `FilledForm` around it, so that the server can render the rest. */
export const postedParts: FieldParts = { Control: PostedControl, FieldError: PostedError };
