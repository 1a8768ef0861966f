import type { ReactNode } from 'react';
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
