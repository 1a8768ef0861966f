import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { ArticleCredit, ArticleCreditsProps } from './article-credits.tsx';

type Words = readonly [title: string, credits: readonly ArticleCredit[], sources: string];

const words: Readonly<Record<Language, Words>> = {
  fr: [
    'À propos de cet article',
    [
      { label: 'Rédaction', text: 'Équipe de nutrition' },
      { label: 'Relecture', text: 'Équipe de pharmacie' },
      { label: 'Dernière vérification', text: '12 mars 2026', date: '2026-03-12' },
    ],
    'Sources',
  ],
  nl: [
    'Over dit artikel',
    [
      { label: 'Geschreven door', text: 'Team voeding' },
      { label: 'Nagelezen door', text: 'Team farmacie' },
      { label: 'Laatst nagekeken', text: '12 maart 2026', date: '2026-03-12' },
    ],
    'Bronnen',
  ],
  de: [
    'Über diesen Artikel',
    [
      { label: 'Text', text: 'Team Ernährung' },
      { label: 'Fachliche Prüfung', text: 'Team Pharmazie' },
      { label: 'Zuletzt geprüft', text: '12. März 2026', date: '2026-03-12' },
    ],
    'Quellen',
  ],
  it: [
    'Informazioni sull’articolo',
    [
      { label: 'Testo', text: 'Gruppo di nutrizione' },
      { label: 'Revisione', text: 'Gruppo di farmacia' },
      { label: 'Ultima verifica', text: '12 marzo 2026', date: '2026-03-12' },
    ],
    'Fonti',
  ],
  es: [
    'Sobre este artículo',
    [
      { label: 'Texto', text: 'Equipo de nutrición' },
      { label: 'Revisión', text: 'Equipo de farmacia' },
      { label: 'Última revisión', text: '12 de marzo de 2026', date: '2026-03-12' },
    ],
    'Fuentes',
  ],
};

const references = [
  {
    text: 'EFSA Panel on Dietetic Products, Nutrition and Allergies (2015). Scientific Opinion on Dietary Reference Values for magnesium. EFSA Journal 13(7):4186',
    href: 'https://doi.org/10.2903/j.efsa.2015.4186',
    lang: 'en',
  },
  {
    text: '432/2012',
    href: 'https://eur-lex.europa.eu/eli/reg/2012/432/oj',
  },
] as const;

function creditsIn(language: Language): ArticleCreditsProps {
  const [title, items, sources] = words[language];
  return { credits: { title, items }, sources: { title: sources, items: references } };
}

const german = creditsIn('de');

export const articleCreditsExamples = {
  byLanguage: inEachLanguage(creditsIn),
  german,
  /** An innovation or a page of expertise. */
  sourcesOnly: { sources: german.sources },
  withoutSources: { credits: german.credits },
  longWord: {
    ...german,
    sources: {
      title: 'Quellen',
      items: [
        {
          text: 'Nahrungsergänzungsmittelverordnungsänderungsbekanntmachungsveröffentlichung',
          href: 'https://www.gesetze-im-internet.de/nemv/',
        },
      ],
    },
  },
} satisfies Record<string, ArticleCreditsProps | Record<Language, ArticleCreditsProps>>;
