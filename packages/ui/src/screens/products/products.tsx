import { Chapter } from '../../components/chapter/chapter.tsx';
import { Column } from '../../components/column/column.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { PillNav, type PillNavProps } from '../../components/pill-nav/pill-nav.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { ProductListing, type Listing, type ListingLabels } from './product-listing.tsx';
import styles from './products.module.css';

export type { Listing, ListingLabels } from './product-listing.tsx';

export interface ProductsScreenProps {
  title: string;
  intro?: string | undefined;
  /** The category's siblings, or its children; the first links to all products. */
  categories?: PillNavProps | undefined;
  listing: Listing;
  /** What the products of the category have in common; below them. */
  about?: { title: string; text: string } | undefined;
  labels: ListingLabels;
}

/** The products of a category, or all of them. */
export function ProductsScreen({ title, intro, categories, listing, about, labels }: ProductsScreenProps) {
  return (
    <Page>
      <PageHeading title={title} intro={intro} />
      <Column>
        {categories ? (
          <div className={styles.categories}>
            <PillNav {...categories} />
          </div>
        ) : null}
        <ProductListing listing={listing} labels={labels} />
      </Column>
      {about ? (
        <Column apart>
          <Chapter id="about" title={about.title}>
            <RichText blocks={[{ kind: 'paragraph', text: about.text }]} />
          </Chapter>
        </Column>
      ) : null}
    </Page>
  );
}
