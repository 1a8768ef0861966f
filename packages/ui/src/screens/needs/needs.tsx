import type { NeedItem } from '../../components/need-tile/need-tile.tsx';

/** A parent need with its tiles. */
export interface NeedGroup extends NeedItem {
  /** Makes the address of the group in the page: its slug. */
  id: string;
  summary: string;
  needs: readonly NeedItem[];
}

export interface NeedsScreenProps {
  title: string;
  intro: string;
  groups: readonly NeedGroup[];
  labels: {
    /** Names the links to the groups of the page. */
    onThisPage: string;
  };
}

/** All needs, in their groups. */
export function NeedsScreen({ title, intro }: NeedsScreenProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{intro}</p>
    </>
  );
}
