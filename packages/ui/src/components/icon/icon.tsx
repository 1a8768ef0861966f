import { iconPaths, type IconName } from './icon-paths.ts';
import { IconSign } from './icon-sign.tsx';

export type { IconName } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  /** Side in CSS pixels; grows with the text where left out. */
  size?: number;
}

/** A drawn sign beside words. Always decorative: what it means stands in text next to it, visible or hidden. */
export function Icon({ name, size }: IconProps) {
  return <IconSign path={iconPaths[name]} size={size} />;
}
