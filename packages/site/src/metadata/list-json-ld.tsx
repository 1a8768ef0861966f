import { siteUrl } from '../catalogue/environment.ts';
import type { PageContext } from '../page-context.ts';
import { itemListJsonLd, type ListedPage } from './item-list-json-ld.ts';
import { JsonLd } from './json-ld.tsx';

export interface ListJsonLdProps {
  readonly items: readonly ListedPage[];
  readonly context: PageContext;
}

/** The structured data of a list; none for an empty list. */
export function ListJsonLd({ items, context }: ListJsonLdProps) {
  return items.length === 0 ? null : <JsonLd data={itemListJsonLd(items, siteUrl(context.market))} />;
}
