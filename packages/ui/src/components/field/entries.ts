import { createContext } from 'react';

/** What was entered in a form, and what is wrong with it. */
export interface Entries {
  /** By the name of the control. */
  readonly values: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** By the id of the field; undefined without an error. */
  readonly errorOf: (id: string) => string | undefined;
}

/** For the fields of a form that are rendered by the server, and so don't get them as props. */
export const EntriesContext = createContext<Entries>({ values: {}, errorOf: () => undefined });
