import type { PageProps } from '../screens/page-props.ts';

/** The query of an address, as Next gives it to a page. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

export interface QueryPageProps<Params extends object = Record<never, never>> extends PageProps<Params> {
  readonly searchParams: Promise<Query>;
}

/** The first value of a parameter; empty without any. */
export function inQuery(query: Query, name: string): string {
  return [query[name]].flat()[0] ?? '';
}
