import type { Category, Thematic } from '@veralune/api-client/contract';

type ListTexts = Pick<Category | Thematic, 'introduction' | 'meta'>;

interface Part {
  readonly isFiltered?: boolean;
  readonly page?: number | undefined;
}

/**
 * The editors' texts about the list of a category or theme. They are about the whole list: a part of it, which has filters or
 * is a page from 2 on, has none, and shows those that the site composes.
 */
export function listTexts(subject: ListTexts | undefined, { isFiltered = false, page = 1 }: Part): ListTexts {
  return subject && !isFiltered && page === 1 ? subject : { introduction: null, meta: null };
}
