import { articleCardExamples, germanArticles } from '../../components/article-card/article-card.examples.ts';
import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import { pagesUpTo } from '../../components/paging/paging.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import { articleListWords, type ArticleListWords } from './article-list-words.examples.ts';
import type { ArticlesScreenProps } from './articles.tsx';

const german: ArticlesScreenProps = {
  title: 'Unsere Ratschläge',
  intro: 'Mikrobiota, Vitamine, Pflanzen und Schlaf, einfach erklärt von Menschen, die sie erforschen.',
  seed: 'advice',
  themes: {
    label: 'Themen',
    items: [
      'Alle Themen',
      'Mikrobiota',
      'Mikronährstoffe',
      'Pflanzen',
      'Schlaf und Stress',
      'Frauengesundheit',
      'Alltag',
    ].map((label, index) => ({ label, href: `/ratschlage/${index}`, current: index === 0 })),
  },
  articles: germanArticles,
  pages: pagesUpTo(2),
  currentPage: 1,
  empty: {
    title: 'Noch keine Artikel',
    text: 'Zu diesem Thema schreiben wir gerade.',
    links: [{ label: 'Alle Themen', href: '/ratschlage' }],
  },
  labels: { articles: 'Artikel', paging: { title: 'Seiten', previous: 'Zurück', next: 'Weiter', page: 'Seite' } },
};

function base({ articles, paging: [title, previous, next, page], theme }: ArticleListWords, language: Language) {
  return {
    pages: pagesUpTo(1),
    currentPage: 1,
    empty: { title: theme.empty, text: theme.text, links: [] },
    labels: { articles, paging: { title, previous, next, page } },
    seed: `articles-${language}`,
  };
}

/** The motifs of the innovations, in turn. */
const motifs = ['rings', 'map', 'waves', 'culture', 'fish', 'carton', 'flask', 'frost', 'capsule'] as const;

function innovationsIn(language: Language): ArticlesScreenProps {
  const { title, intro, cards } = articleListWords[language].innovations;
  const items = cards.map(([name, summary, iso, text], index): ArticleItem => ({
    href: `/innovation/${iso}`,
    title: name,
    summary,
    seed: String(80 + index),
    drawing: motifs[index % motifs.length],
    image: null,
    date: { iso, text },
  }));
  return { ...base(articleListWords[language], language), title, intro, articles: items };
}

/** An advice theme without articles. */
function emptyThemeIn(language: Language): ArticlesScreenProps {
  const { theme, themes, label } = articleListWords[language];
  const items = themes.map((name, index) => ({ label: name, href: `/theme/${index}`, current: name === theme.title }));
  const { title, intro } = theme;
  return {
    ...base(articleListWords[language], language),
    title,
    intro,
    themes: { label, items },
    articles: [],
    pages: [],
  };
}

export const articlesExamples = {
  byLanguage: inEachLanguage(innovationsIn),
  emptyTheme: inEachLanguage(emptyThemeIn),
  german,
  secondPage: { ...german, articles: germanArticles.slice(0, 2), currentPage: 2 },
  filtered: {
    ...german,
    title: 'Mikrobiota',
    drawing: { kind: 'culture' as const, seed: 'theme-1', color: '#2c6e63' },
    filters: {
      label: 'Bedürfnisse',
      items: ['Alle', 'Verdauungskomfort', 'Abwehrkräfte'].map((label, index) => ({
        label,
        href: `/ratschlage/0/${index}`,
        current: index === 1,
        count: index + 1,
      })),
    },
    articles: germanArticles.slice(0, 2),
    pages: [],
  },
  longestGerman: {
    ...german,
    title: 'Nahrungsergänzungsmittel mit standardisierten Pflanzenextrakten',
    articles: [articleCardExamples.longestGerman.article, ...germanArticles.slice(1, 4)],
  },
};
