import styles from './icon.module.css';

export interface PathIconProps {
  /** A path of `island-paths.ts`, `field-paths.ts`, `notice-paths.ts`, `search-path.ts` or `iconPaths`. */
  path: string;
  /** Side in CSS pixels; scales with the text if omitted. */
  size?: number | undefined;
}

/** An icon from its path, for islands: `Icon` would add all icons to their bundle. */
export function PathIcon({ path, size }: PathIconProps) {
  const side = size ? `${size / 16}rem` : undefined;
  return (
    <svg className={styles.root} viewBox="0 0 24 24" width={side} height={side} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
