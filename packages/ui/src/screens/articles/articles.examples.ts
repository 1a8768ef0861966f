import { articleCardExamples, germanArticles } from '../../components/article-card/article-card.examples.ts';
import { pagesUpTo } from '../../components/paging/paging.examples.ts';
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

export const articlesExamples = {
  german,
  secondPage: { ...german, articles: germanArticles.slice(0, 2), currentPage: 2 },
  empty: { ...german, articles: [], pages: [] },
  about: { ...german, title: 'Über Veralune', themes: undefined, articles: germanArticles.slice(0, 3), pages: [] },
  longestGerman: { ...german, title: 'Nahrungsergänzungsmittel mit standardisierten Pflanzenextrakten', articles: [articleCardExamples.longestGerman.article, ...germanArticles.slice(1, 4)] },
} satisfies Record<string, ArticlesScreenProps>;
