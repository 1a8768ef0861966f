import styles from './flag.module.css';

export type FlagCountry = 'BE' | 'CH' | 'ES' | 'DE' | 'IT';

interface Stripes {
  direction: 'across' | 'down';
  /** Colour and width of each stripe, in twelfths. */
  stripes: readonly (readonly [colour: string, share: number])[];
}

const flags: Readonly<Record<Exclude<FlagCountry, 'CH'>, Stripes>> = {
  BE: {
    direction: 'across',
    stripes: [
      ['#1d1d1b', 4],
      ['#f8d348', 4],
      ['#d8323c', 4],
    ],
  },
  IT: {
    direction: 'across',
    stripes: [
      ['#1b8a4b', 4],
      ['#fffefb', 4],
      ['#cf2f3c', 4],
    ],
  },
  DE: {
    direction: 'down',
    stripes: [
      ['#1d1d1b', 4],
      ['#d8232f', 4],
      ['#f3c531', 4],
    ],
  },
  ES: {
    direction: 'down',
    stripes: [
      ['#c3212f', 3],
      ['#f6c343', 6],
      ['#c3212f', 3],
    ],
  },
};

export interface FlagProps {
  /** ISO 3166-1 alpha-2. */
  country: FlagCountry;
}

function StripedFlag({ direction, stripes }: Stripes) {
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
  return (
    <svg className={styles.root} viewBox="0 0 18 12" width="18" height="12" aria-hidden="true" focusable="false">
      {country === 'CH' ? (
        <>
          <rect fill="#d52b1e" width="18" height="12" />
          <path fill="#fffefb" d="M7.9 2.4h2.2v2.5h2.5v2.2h-2.5v2.5H7.9V7.1H5.4V4.9h2.5z" />
        </>
      ) : (
        <StripedFlag {...flags[country]} />
      )}
    </svg>
  );
}
