import type { Fields } from './field.ts';

/** When an event is pushed, and its fields. */
export interface EventDescription {
  readonly when: string;
  /** Fields beside `event`. */
  readonly fields?: Fields;
  /** Fields in `ecommerce`. */
  readonly ecommerce?: Fields;
}
