import styles from './flag.module.css';
import { flags, type StripedFlag } from './flags.ts';

export interface FlagProps {
  /** ISO 3166-1 alpha-2. Nothing is shown for a country without a flag in `flags.ts`. */
  country: string;
}

function Stripes({ direction, stripes }: StripedFlag) {
  const across = direction === 'across';
  return stripes.map(([colour, share], index) => {
    const start = stripes.slice(0, index).reduce((sum, [, before]) => sum + before, 0);
    const box = across
      ? { x: (start * 18) / 12, y: 0, width: (share * 18) / 12, height: 12 }
      : { x: 0, y: start, width: 18, height: share };
    return <rect key={index} fill={colour} {...box} />;
  });
}

/** A market's flag. Decorative: the name of the country or the language is beside it. */
export function Flag({ country }: FlagProps) {
  const flag = flags[country];
  if (flag === undefined) return null;
  return (
    <svg className={styles.root} viewBox="0 0 18 12" width="18" height="12" aria-hidden="true" focusable="false">
      {flag.direction === 'none' ? (
        <>
          <rect fill={flag.ground} width="18" height="12" />
          <path fill={flag.shape.colour} d={flag.shape.path} />
        </>
      ) : (
        <Stripes {...flag} />
      )}
    </svg>
  );
}
