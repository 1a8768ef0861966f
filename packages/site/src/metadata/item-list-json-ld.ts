import type { ArticleItem } from '@veralune/ui/components/article-card/article-card';
import type { ItemListLeaf, WithContext } from 'schema-dts';

export interface ListedPage {
  readonly name: string;
  readonly href: string;
}

/** The articles of a list. */
export function listedArticles(items: readonly ArticleItem[]): ListedPage[] {
  return items.map(({ title, href }) => ({ name: title, href }));
}

/**
 * schema.org `ItemList` of the pages that a list links to.
 * @param origin of the site
 */
export function itemListJsonLd(items: readonly ListedPage[], origin: string): WithContext<ItemListLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + href,
    })),
  };
}
