/** The parameters of all pages. Each page reads its own. */
export interface PageParams {
  readonly locale: string;
  readonly slug: string;
  /** The first segment, for the folders `[route]` and `[status]`. */
  readonly route: string;
  readonly status: string;
  readonly segments: string[];
}

/** The screen and the parameters that Next reads from an internal path, `/<locale>/<screen>/<params…>`. */
export function readInternalPath(path: string): { readonly screen: string; readonly params: PageParams } {
  const [, locale = '', screen = '', ...segments] = path.split('/');
  const [first = ''] = segments;
  const params = { locale, slug: segments.at(-1) ?? '', route: first, status: first };
  // Like Next: a folder `[[...segments]]` has no parameter where its address has no segment.
  return { screen, params: { ...params, ...(segments.length > 0 ? { segments } : {}) } as PageParams };
}
