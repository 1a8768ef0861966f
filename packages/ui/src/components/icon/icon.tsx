import { iconPaths, type IconName } from './icon-paths.ts';
import { PathIcon } from './path-icon.tsx';

export type { IconName } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  /** Side in CSS pixels; scales with the text if omitted. */
  size?: number;
}

/** An icon beside text. Always decorative: the text next to it, visible or hidden, has the meaning. */
export function Icon({ name, size }: IconProps) {
  return <PathIcon path={iconPaths[name]} size={size} />;
}
