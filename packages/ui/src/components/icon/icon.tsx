import styles from './icon.module.css';
import { iconPaths, type IconName } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  /** Side in CSS pixels; grows with the text where left out. */
  size?: number;
}

/** A drawn sign beside words. Always decorative: what it means stands in text next to it, visible or hidden. */
export function Icon({ name, size }: IconProps) {
  const side = size ? `${size / 16}rem` : undefined;
  return (
    <svg className={styles.root} viewBox="0 0 24 24" width={side} height={side} aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
