import type { CSSProperties } from 'react';
import docs from './docs.module.css';
import { Table } from './table.tsx';
import { pixelsAt, tokenValue, tokensStarting } from './token-values.ts';
import styles from './type.module.css';

const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz äöüß àâçéèêëîïôœù áíñóú 0123456789 « » „ “ ’ – … ¿ ¡ € %';

/** The two fonts that every page loads. */
export function Faces() {
  return (
    <div className={styles.faces}>
      <div>
        <p className={`${styles.glyph} ${styles.display}`} aria-hidden="true">
          Ag
        </p>
        <p className={docs.name}>Fraunces, for display</p>
        <p className={`${styles.letters} ${styles.display}`}>{letters}</p>
      </div>
      <div>
        <p className={styles.glyph} aria-hidden="true">
          Ag
        </p>
        <p className={docs.name}>Public Sans, for text</p>
        <p className={styles.letters}>{letters}</p>
      </div>
    </div>
  );
}

const samples: readonly { token: string; lang: string; text: string }[] = [
  { token: 'title-xl', lang: 'fr', text: 'Ce qui vit en nous' },
  { token: 'title-l', lang: 'de', text: 'Größe zeigt sich in kleinen Dosen' },
  { token: 'title-m', lang: 'nl', text: 'Waar vindt u Veralune?' },
  { token: 'title-s', lang: 'it', text: 'Vitamine e minerali' },
  { token: 'title-xs', lang: 'es', text: 'Florelune Equilibrio' },
  { token: 'text-l', lang: 'fr', text: 'Chaque souche porte un nom, et nous l’écrivons en entier sur la boîte.' },
  {
    token: 'text-m',
    lang: 'de',
    text: 'Nehmen Sie zwei Kapseln am Tag, am besten zu einer Mahlzeit, mit einem großen Glas Wasser.',
  },
  { token: 'text-s', lang: 'nl', text: '30 capsules · 15 g' },
  { token: 'text-xs', lang: 'it', text: 'VNR: valori nutritivi di riferimento.' },
];

function size(token: string): CSSProperties {
  return { '--size': `var(--${token})` } as CSSProperties;
}

function range(token: string): string {
  const [narrow, wide] = [pixelsAt(token, 360), pixelsAt(token, 1440)].map((pixels) =>
    String(Math.round(pixels * 10) / 10),
  );
  return narrow === wide ? `${narrow} px everywhere` : `${narrow} to ${wide} px`;
}

/** The type scale at the width of this window. */
export function TypeScale() {
  return (
    <div className={styles.scale}>
      {samples.map(({ token, lang, text }) => (
        <div className={styles.row} key={token}>
          <p>
            <span className={docs.name}>--{token}</span>
            <br />
            <span className={docs.note}>{range(token)}</span>
          </p>
          <p
            className={styles.sample}
            data-face={token.startsWith('title') ? 'display' : 'text'}
            lang={lang}
            style={size(token)}
          >
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}

/** The font weights of the tokens. */
export function Weights() {
  return (
    <div className={styles.weights}>
      {tokensStarting('weight-').map((token) => {
        const name = token.replace('weight-', '');
        const face = name === 'display' || name === 'title' ? 'display' : 'text';
        return (
          <span key={token} style={{ fontFamily: `var(--family-${face})`, fontWeight: `var(--${token})` }}>
            {name} <span className={docs.note}>{tokenValue(token)}</span>
          </span>
        );
      })}
    </div>
  );
}

/** A paragraph of the full line length. */
export function Measure() {
  return (
    <p className={styles.measure} lang="fr">
      On parle de « flore » depuis longtemps, et l’image reste bonne : rien n’y pousse d’un jour à l’autre. Une colonie
      s’installe, une autre cède la place, et l’équilibre se lit sur des semaines. Comptez 24,90 € pour 30 jours ; la
      boîte dit le nom entier de chaque souche.
    </p>
  );
}

/** Quotes, spaces and punctuation in each language. */
export function Punctuation() {
  return (
    <Table
      caption="Quotes, spaces and signs of each language"
      columns={['Language', 'Quotes', 'Before ; : ! ?', 'Price', 'A sentence']}
      rows={[
        [
          'French, Belgium',
          '« … »',
          'narrow space, no break',
          '24,90 €',
          <span lang="fr-BE" key="s">
            « Où le trouver ? » : en pharmacie.
          </span>,
        ],
        [
          'French, Switzerland',
          '« … »',
          'narrow space, no break',
          'CHF 24.90',
          <span lang="fr-CH" key="s">
            « Où le trouver ? » : en pharmacie.
          </span>,
        ],
        [
          'Dutch',
          '‘…’',
          'none',
          '€ 24,90',
          <span lang="nl-BE" key="s">
            ‘Waar vind ik het?’ In de apotheek.
          </span>,
        ],
        [
          'German, Germany',
          '„…“',
          'none',
          '24,90 €',
          <span lang="de-DE" key="s">
            „Wo gibt es das?“ In der Apotheke.
          </span>,
        ],
        [
          'German, Switzerland',
          '«…», ss for ß',
          'none',
          'CHF 24.90',
          <span lang="de-CH" key="s">
            «Wo gibt es das?» In grossen Apotheken.
          </span>,
        ],
        [
          'Italian',
          '«…»',
          'none',
          '24,90 €',
          <span lang="it-IT" key="s">
            «Dove si trova?» In farmacia.
          </span>,
        ],
        [
          'Spanish',
          '«…»',
          'none; ¿ and ¡ open',
          '24,90 €',
          <span lang="es-ES" key="s">
            «¿Dónde se encuentra?» En farmacias.
          </span>,
        ],
      ]}
    />
  );
}
