import styles from './icon.module.css';

export interface IconSignProps {
  /** One of `island-paths.ts`, or of `iconPaths`. */
  path: string;
  /** Side in CSS pixels; grows with the text where left out. */
  size?: number | undefined;
}

/** The drawing of an icon from its path: for islands, which `Icon` would give the whole family to carry. */
export function IconSign({ path, size }: IconSignProps) {
  const side = size ? `${size / 16}rem` : undefined;
  return (
    <svg className={styles.root} viewBox="0 0 24 24" width={side} height={side} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
