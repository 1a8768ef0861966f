import { BrandGrid } from '../../components/brand-grid/brand-grid.tsx';
import type { BrandItem } from '../../components/brand-tile/brand-tile.tsx';
import { Column } from '../../components/column/column.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';

export interface BrandsScreenProps {
  title: string;
  intro: string;
  brands: readonly BrandItem[];
  labels: {
    /** Heading of the list for screen readers: `Marques`. */
    brands: string;
  };
}

/** All brands of a market. */
export function BrandsScreen({ title, intro, brands, labels }: BrandsScreenProps) {
  return (
    <Page>
      <PageHeading title={title} intro={intro} />
      <Column>
        <h2 className="visually-hidden">{labels.brands}</h2>
        <BrandGrid brands={brands} />
      </Column>
    </Page>
  );
}
