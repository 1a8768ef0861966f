import { iconPicture } from '../../src/components/logo/icon-file.ts';
import { logoFile } from '../../src/components/logo/logo-file.ts';
import { variantNames } from '../../src/components/logo/logo-variants.ts';
import { Logo } from '../../src/components/logo/logo.tsx';
import { markAt } from '../../src/components/logo/mark.ts';
import { socialPicture, socialSize } from '../../src/components/logo/social-picture.ts';
import { brandMixes, defaultTint, palette } from '../../src/tokens/palette.ts';
import { colour, tinted } from '../../src/tokens/tinted.ts';
import docs from './docs.module.css';
import styles from './mark.module.css';

function asImage(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Construction of the mark: two circles of the same size inside a ring. */
export function MarkConstruction() {
  const { ring, crescent } = markAt(200, 150, 120);
  const moon = Number(/A([\d.]+)/.exec(crescent)?.[1] ?? 0);
  return (
    <svg
      className={styles.construction}
      viewBox="0 0 400 300"
      role="img"
      aria-label="The mark, with the circles that it is built from"
    >
      <path className={styles.guide} d="M20 150h360M200 10v280" />
      <circle className={styles.ring} {...ring} />
      <path className={styles.crescent} d={crescent} />
      <circle className={styles.guide} cx={200} cy={150} r={moon} />
      <path d="M200 150 284.9 65.1" />
      <text x="290" y="62">
        dish
      </text>
      <text x="212" y="138">
        moon, tilted 28°
      </text>
    </svg>
  );
}

/** Every market's logo, on paper or on night, as its site serves it. */
export function LogoVariants({ place }: { place: 'header' | 'footer' }) {
  return (
    <ul className={styles.lockups} role="list">
      {variantNames.map(({ variant, name }) => (
        <li key={variant} data-ground={place === 'footer' ? 'night' : undefined}>
          <img
            src={asImage(logoFile(place, variant, palette))}
            width={160}
            height={place === 'header' ? 87 : 90}
            alt={`Veralune, ${name}`}
          />
          <span className={docs.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** Clear space: half the mark's width on every side. */
export function ClearSpace() {
  return (
    <div className={styles.clear}>
      <span className={styles.unit}>half the mark</span>
      <Logo label="Veralune Italia, with the space around it" variant="it-it" width={416} />
    </div>
  );
}

/** Minimum sizes of the logo with country, the logo without country, and the mark. */
export function LeastSizes() {
  return (
    <div className={styles.least}>
      <div>
        <Logo label="Veralune Schweiz" variant="de-ch" width={120} />
        <span className={docs.note}>Lock-up: 120 px, 24 mm</span>
      </div>
      <div>
        <Logo label="Veralune" width={72} />
        <span className={docs.note}>Name alone: 72 px, 15 mm</span>
      </div>
      <div>
        <img
          src={asImage(iconPicture(palette, { ground: 'disc', radius: 27, rim: 0.17 }))}
          width={16}
          height={16}
          alt="The mark"
        />
        <span className={docs.note}>Mark alone: 16 px, 4 mm, with a wider rim</span>
      </div>
    </div>
  );
}

const faults = [
  { fault: 'tilt', name: 'Don’t tilt it. The moon is tilted already.' },
  { fault: 'stretch', name: 'Don’t stretch it.' },
  { fault: 'recolour', name: 'Don’t give it another colour, a brand’s least of all.' },
  { fault: 'shadow', name: 'Don’t raise it off the paper.' },
  { fault: 'ground', name: 'Don’t set it on a colour; paper and night are its grounds.' },
  { fault: 'crowd', name: 'Don’t write into its space.' },
] as const;

export function LogoFaults() {
  return (
    <ul className={docs.cells} role="list">
      {faults.map(({ fault, name }) => (
        <li key={fault}>
          <div className={styles.wrong} data-fault={fault}>
            <div>
              <Logo label="Veralune, shown wrongly" width={128} />
            </div>
            {fault === 'crowd' ? <p aria-hidden="true">Neuheiten!</p> : null}
          </div>
          <p className={docs.caption}>{name}</p>
        </li>
      ))}
    </ul>
  );
}

/** The icon in browsers and on phones. */
export function SiteIcons() {
  const disc = { ground: 'disc', radius: 25, rim: 0.12 } as const;
  return (
    <div className={styles.files}>
      {[16, 32, 48].map((side) => (
        <img
          key={side}
          src={asImage(iconPicture(palette, disc))}
          width={side}
          height={side}
          alt={`Icon, ${side} pixels`}
        />
      ))}
      <img src={asImage(iconPicture(palette, disc))} width={96} height={96} alt="Icon of the site on a disc" />
      <img
        src={asImage(iconPicture(palette, { ground: 'square', radius: 21, rim: 0.11 }))}
        width={96}
        height={96}
        alt="Icon on a full square, for phones"
      />
    </div>
  );
}

const shared = [
  { variant: 'fr-be', kind: 'culture', seed: 'belgium' },
  { variant: 'de-ch', kind: 'phases', seed: 'switzerland' },
  { variant: 'es-es', kind: 'veins', seed: 'spain' },
] as const;

/** The picture of a shared link if the page has no picture of its own. */
export function SocialPictures() {
  const house = tinted(palette, brandMixes, colour(defaultTint, 'brand'));
  return (
    <div className={styles.social}>
      {shared.map(({ variant, kind, seed }) => (
        <img
          key={variant}
          src={asImage(socialPicture(variant, { kind, seed }, house))}
          {...socialSize}
          alt={`Shared picture of ${variant}`}
        />
      ))}
    </div>
  );
}
