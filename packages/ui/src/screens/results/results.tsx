import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import { ArticleGrid } from '../../components/article-grid/article-grid.tsx';
import { BrandGrid } from '../../components/brand-grid/brand-grid.tsx';
import type { BrandItem } from '../../components/brand-tile/brand-tile.tsx';
import { Column } from '../../components/column/column.tsx';
import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { ListSection, type ItemList } from '../../components/list-section/list-section.tsx';
import { NeedGrid } from '../../components/need-grid/need-grid.tsx';
import type { NeedItem } from '../../components/need-tile/need-tile.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SearchForm, type SearchFormProps } from '../../components/search-form/search-form.tsx';
import { ProductListing, type Listing, type ListingLabels } from '../products/product-listing.tsx';
import styles from './results.module.css';

/** Pages of one kind: advice, innovations, about, expertises. */
export interface ArticleGroup extends ItemList<ArticleItem> {
  /** Unique in the page. */
  id: string;
}

export interface ResultsScreenProps {
  /** `Résultats pour « magnésium »`. */
  title: string;
  /** `14 résultats`, for all groups together; empty if the search failed. */
  count: string;
  search: SearchFormProps;
  /** Omitted if no product was found and no filter is active. */
  listing?: Listing | undefined;
  /** Pages such as the contact form or the store finder. */
  services?: ItemList<LinkItem> | undefined;
  brands?: ItemList<BrandItem> | undefined;
  needs?: ItemList<NeedItem> | undefined;
  articleGroups: readonly ArticleGroup[];
  /** If nothing was found, or the search failed: what to try. */
  empty?: EmptyText | undefined;
  labels: ListingLabels;
}

function Services({ title, items }: ItemList<LinkItem>) {
  return (
    <section className={styles.services} aria-labelledby="services">
      <h2 className={styles.heading} id="services">
        {title}
      </h2>
      <ul className={styles.links} role="list">
        {items.map((link) => (
          <li key={link.href}>
            <ArrowLink {...link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The results of a search: pages of the service and products first, then needs, brands and articles. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { title, count, search, services, listing, brands, needs, articleGroups, empty, labels } = props;
  return (
    <Page>
      <PageHeading title={title}>
        {count ? <p role="status">{count}</p> : null}
        <div className={styles.search}>
          <SearchForm {...search} />
        </div>
        {services ? <Services {...services} /> : null}
      </PageHeading>
      <Column>
        {listing ? <ProductListing listing={listing} labels={labels} /> : null}
        {empty ? <EmptyState {...empty} illustration="no-results" /> : null}
      </Column>
      <ListSection id="needs" list={needs}>
        {(items) => <NeedGrid needs={items} />}
      </ListSection>
      <ListSection id="brands" list={brands}>
        {(items) => <BrandGrid brands={items} />}
      </ListSection>
      {articleGroups.map((group) => (
        <ListSection key={group.id} id={group.id} list={group}>
          {(items) => <ArticleGrid articles={items} />}
        </ListSection>
      ))}
    </Page>
  );
}
