import { Button } from '../button/button.tsx';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';
import styles from './store-tiles.module.css';

export interface TilesGateProps {
  /** Whether the tiles are shown. */
  shown: boolean;
  /** Who made the map, as its licence asks: `© OpenStreetMap`. */
  attribution: { label: string; href: string };
  onShowOnce: () => void;
  onAllowAll: () => void;
  labels: {
    /** Says who learns what. */
    notice: string;
    /** Shows the tiles, and changes no choice. */
    once: string;
    always: string;
  };
}

/** Below a store map: asks before tiles of a map service are loaded, and then names the service. */
export function TilesGate({ shown, attribution, onShowOnce, onAllowAll, labels }: TilesGateProps) {
  const hydrated = useHydrated();
  return (
    // Before the script is there the buttons have their place, but would do nothing.
    <div className={styles.gate} data-waiting={hydrated ? undefined : ''}>
      {shown ? (
        <a href={attribution.href} rel="external noreferrer">
          {attribution.label}
        </a>
      ) : (
        <>
          <p>{labels.notice}</p>
          <div className={styles.buttons}>
            <Button size="s" tone="secondary" onClick={onShowOnce}>
              {labels.once}
            </Button>
            <Button size="s" tone="secondary" onClick={onAllowAll}>
              {labels.always}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
