import type { ReactNode } from 'react';
import grid from '../product-grid/product-grid.module.css';
import { Placeholder } from './placeholder.tsx';
import styles from './skeleton.module.css';

export interface TextSkeletonProps {
  lines?: number;
}

/** Lines of running text. */
export function TextSkeleton({ lines = 3 }: TextSkeletonProps) {
  return (
    <span className={styles.text}>
      {Array.from({ length: lines }, (_, index) => (
        <Placeholder kind="line" key={index} />
      ))}
    </span>
  );
}

/** A product card. */
export function CardSkeleton() {
  return (
    <span className={styles.card}>
      <Placeholder kind="pack" />
      <Placeholder kind="badge" />
      <Placeholder kind="title" />
      <TextSkeleton lines={2} />
    </span>
  );
}

export interface ListingSkeletonProps {
  /** The number of products on a page of the listing, or the expected number. */
  cards?: number;
}

/** A listing of product cards, in the same grid as the loaded cards. */
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
      <Placeholder kind="title" />
      <TextSkeleton lines={2} />
      <Placeholder kind="picture" />
      <TextSkeleton lines={5} />
      <TextSkeleton lines={4} />
    </span>
  );
}

export interface LoadingRegionProps {
  /** Announced once: `Chargement des produits…` */
  label: string;
  busy: boolean;
  /** The placeholder. */
  skeleton: ReactNode;
  /** The loaded content. */
  children: ReactNode;
}

/** A part of a page that loads its content: first skeletons, then the content. */
export function LoadingRegion({ label, busy, skeleton, children }: LoadingRegionProps) {
  return (
    <>
      {/* Outside of the busy element, because screen readers may ignore live regions inside it. */}
      <p className="visually-hidden" role="status">
        {busy ? label : ''}
      </p>
      <div aria-busy={busy}>{busy ? <div aria-hidden="true">{skeleton}</div> : children}</div>
    </>
  );
}
