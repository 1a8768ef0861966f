import type { ReactNode } from 'react';
import grid from '../product-grid/product-grid.module.css';
import { Place } from './place.tsx';
import styles from './skeleton.module.css';

export interface TextSkeletonProps {
  lines?: number;
}

/** Lines of running text. */
export function TextSkeleton({ lines = 3 }: TextSkeletonProps) {
  return (
    <span className={styles.text}>
      {Array.from({ length: lines }, (_, index) => (
        <Place kind="line" key={index} />
      ))}
    </span>
  );
}

/** A product card. */
export function CardSkeleton() {
  return (
    <span className={styles.card}>
      <Place kind="pack" />
      <Place kind="badge" />
      <Place kind="title" />
      <TextSkeleton lines={2} />
    </span>
  );
}

export interface ListingSkeletonProps {
  /** As many as a page of the listing holds, or as will come. */
  cards?: number;
}

/** A listing of product cards, in the very grid that they will stand in. */
export function ListingSkeleton({ cards = 12 }: ListingSkeletonProps) {
  return (
    <span className={grid.root}>
      {Array.from({ length: cards }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </span>
  );
}

/** An article: its title, its picture, its first paragraphs. */
export function ArticleSkeleton() {
  return (
    <span className={styles.article}>
      <Place kind="title" />
      <TextSkeleton lines={2} />
      <Place kind="picture" />
      <TextSkeleton lines={5} />
      <TextSkeleton lines={4} />
    </span>
  );
}

export interface LoadingRegionProps {
  /** Read out once: `Chargement des produits…` */
  label: string;
  busy: boolean;
  /** What stands there meanwhile. */
  skeleton: ReactNode;
  /** What has been loaded. */
  children: ReactNode;
}

/** A part of a page whose content is on its way: skeletons first, the content in their place. */
export function LoadingRegion({ label, busy, skeleton, children }: LoadingRegionProps) {
  return (
    <>
      {/* Outside of what is busy, where screen readers may keep quiet. */}
      <p className="visually-hidden" role="status">
        {busy ? label : ''}
      </p>
      <div aria-busy={busy}>{busy ? <div aria-hidden="true">{skeleton}</div> : children}</div>
    </>
  );
}
