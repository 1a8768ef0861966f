import type { ReactNode } from 'react';
import { Column } from '../../components/column/column.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { ProductSkeleton } from '../../components/skeleton/screen-skeletons.tsx';
import { ArticleSkeleton, ListingSkeleton, LoadingRegion } from '../../components/skeleton/skeleton.tsx';

/** The kind of content that is loading. */
export type LoadingShape = 'listing' | 'product' | 'article';

export interface LoadingScreenProps {
  shape: LoadingShape;
  /**
   * The page's heading: a category's name, `Produit`. Products and articles have their own heading; for them it is only
   * for screen readers.
   */
  title: string;
  /** Announced once: `Chargement des produits…` */
  label: string;
}

const skeletons: Readonly<Record<LoadingShape, ReactNode>> = {
  listing: <ListingSkeleton cards={8} />,
  product: <ProductSkeleton />,
  article: <ArticleSkeleton />,
};

/** A loading page, in the shape of its content. */
export function LoadingScreen({ shape, title, label }: LoadingScreenProps) {
  const region = (
    <LoadingRegion label={label} busy skeleton={skeletons[shape]}>
      {null}
    </LoadingRegion>
  );
  return (
    <Page>
      {shape === 'listing' ? <PageHeading title={title} /> : <h1 className="visually-hidden">{title}</h1>}
      <Column apart={shape === 'article'}>{region}</Column>
    </Page>
  );
}
