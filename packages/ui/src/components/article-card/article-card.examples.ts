import type { ArticleCardProps, ArticleItem } from './article-card.tsx';

type Row = readonly [seed: string, theme: string, title: string, summary: string, iso: string, text: string];

/** The motif and the colour of each row. */
const drawings = [
  { drawing: 'culture', color: '#2c6e63' },
  { drawing: 'sky', color: '#4d5590' },
  { drawing: 'crystal', color: '#86600f' },
  { drawing: 'root', color: '#56702a' },
  { drawing: 'pod', color: '#944a63' },
  { drawing: 'map', color: '#9c5230' },
  { drawing: 'fibre', color: '#2c6e63' },
] as const;

const rows: readonly Row[] = [
  [
    '201',
    'Mikrobiota',
    'Was ein Bakterienstamm kann und was sein Name verrät',
    'Gattung, Art, Stamm: Warum drei Wörter auf der Packung mehr sagen als jedes Versprechen.',
    '2026-10-02',
    '2. Oktober 2026',
  ],
  [
    '202',
    'Schlaf und Stress',
    'Melatonin: die Uhrzeit zählt mehr als die Menge',
    'Wann das Hormon der Dunkelheit wirkt, und wann es besser im Schrank bleibt.',
    '2026-09-18',
    '18. September 2026',
  ],
  [
    '203',
    'Mikronährstoffe',
    'Magnesium ist nicht gleich Magnesium',
    'Oxid, Citrat, Bisglycinat: ein Vergleich ohne Werbung.',
    '2026-09-04',
    '4. September 2026',
  ],
  [
    '204',
    'Pflanzen',
    'Vom Feld in die Kapsel: der Weg eines Baldrianextrakts',
    'Ernte, Trocknung, Auszug und warum der Gehalt auf dem Etikett stehen muss.',
    '2026-08-21',
    '21. August 2026',
  ],
  [
    '205',
    'Frauengesundheit',
    'Folsäure: ab wann, wie lange, wie viel',
    'Was vor und während der Schwangerschaft empfohlen wird.',
    '2026-08-07',
    '7. August 2026',
  ],
  [
    '206',
    'Alltag',
    'Nahrungsergänzung auf Reisen',
    'Was ins Handgepäck gehört und was die Hitze nicht verträgt.',
    '2026-07-24',
    '24. Juli 2026',
  ],
  [
    '207',
    'Mikrobiota',
    'Ballaststoffe: Futter für gute Bakterien',
    'Dreißig Gramm am Tag sind das Ziel. So kommen sie zusammen.',
    '2026-07-10',
    '10. Juli 2026',
  ],
];

export const germanArticles: readonly ArticleItem[] = rows.map(([seed, theme, title, summary, iso, text], index) => ({
  href: `/ratschlag/${seed}`,
  title,
  summary,
  seed,
  image: null,
  theme,
  date: { iso, text },
  ...drawings[index],
}));

const [first] = germanArticles as [ArticleItem, ...ArticleItem[]];

export const articleCardExamples = {
  plain: { article: first },
  feature: { article: first, feature: true },
  withoutMeta: {
    article: {
      href: '/fr/expertise/microbiote',
      title: 'L’expertise du microbiote',
      summary: 'Trente ans de recherche sur les souches.',
      seed: '9',
      image: null,
    },
  },
  longestGerman: {
    article: {
      ...first,
      title: 'Nahrungsergänzungsmittelverordnung und Lebensmittelinformations-Durchführungsverordnung, einfach erklärt',
    },
  },
} satisfies Record<string, ArticleCardProps>;
