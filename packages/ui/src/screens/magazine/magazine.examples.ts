import { articleCardExamples } from '../../components/article-card/article-card.examples.ts';
import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import type { MagazineScreenProps, MagazineTheme } from './magazine.tsx';

type Article = readonly [title: string, summary: string];
type Theme = readonly [title: string, all: string, ...articles: Article[]];

/** The motifs of the articles, in turn. */
const motifs = ['villi', 'culture', 'fibre'] as const;

function articlesOf(theme: string, articles: readonly Article[]): ArticleItem[] {
  return articles.map(([title, summary], index) => ({
    href: `/${theme}/${index + 1}`,
    title,
    summary,
    seed: `${theme}-${index}`,
    drawing: motifs[index % motifs.length],
    image: null,
  }));
}

function themesOf(rows: readonly Theme[]): MagazineTheme[] {
  return rows.map(([title, all, ...articles], index) => ({
    id: String(index + 1),
    title,
    all: { label: all, href: `/theme/${index + 1}` },
    articles: articlesOf(`article-${index + 1}`, articles),
  }));
}

interface Words {
  title: string;
  intro: string;
  label: string;
  all: string;
  themes: readonly Theme[];
}

function magazineOf({ title, intro, label, all, themes: rows }: Words): MagazineScreenProps {
  const themes = themesOf(rows);
  const items = themes.map((theme) => ({ label: theme.title, href: theme.all.href, current: false }));
  return { title, intro, nav: { label, items: [{ label: all, href: '/all', current: true }, ...items] }, themes };
}

const fr = magazineOf({
  title: 'Nos conseils',
  intro: 'Comprendre le microbiote, les vitamines et les plantes, expliqués simplement.',
  label: 'Thèmes',
  all: 'Tous les thèmes',
  themes: [
    [
      'Microbiotes',
      'Tous les articles sur les microbiotes',
      ['Le lait sans le lactose', 'Ce que la lactase fait, et ce qu’elle ne fait pas.'],
      ['Trois noms pour une bactérie', 'Genre, espèce, souche : lequel regarder sur la boîte.'],
      ['Les fibres, sans se presser', 'Augmenter doucement, boire davantage, attendre une semaine.'],
    ],
    ['Plantes', 'Tous les articles sur les plantes', ['La vigne rouge', 'Une feuille cueillie après le raisin.']],
  ],
});

const nl = magazineOf({
  title: 'Onze tips',
  intro: 'De microbiota, vitaminen en planten, helder uitgelegd.',
  label: 'Thema’s',
  all: 'Alle thema’s',
  themes: [
    [
      'Microbiota',
      'Alle artikels over de microbiota',
      ['Melk zonder lactose', 'Wat lactase doet, en wat niet.'],
      ['Drie namen voor één bacterie', 'Geslacht, soort, stam: waar u op de doos naar kijkt.'],
      ['Vezels, rustig aan', 'Langzaam opbouwen, meer drinken, een week wachten.'],
    ],
    ['Planten', 'Alle artikels over planten', ['Rode wijnstok', 'Een blad dat na de druif geplukt wordt.']],
  ],
});

const de = magazineOf({
  title: 'Unser Ratgeber',
  intro: 'Mikrobiota, Vitamine und Pflanzen, verständlich erklärt.',
  label: 'Themen',
  all: 'Alle Themen',
  themes: [
    [
      'Mikrobiota',
      'Alle Artikel über die Mikrobiota',
      ['Milch ohne Laktose', 'Was Laktase kann und was nicht.'],
      ['Drei Namen für ein Bakterium', 'Gattung, Art, Stamm: worauf Sie auf der Packung achten.'],
      ['Ballaststoffe, ganz in Ruhe', 'Langsam steigern, mehr trinken, eine Woche warten.'],
    ],
    ['Pflanzen', 'Alle Artikel über Pflanzen', ['Rotes Weinlaub', 'Ein Blatt, das nach der Traube geerntet wird.']],
  ],
});

const it = magazineOf({
  title: 'I nostri consigli',
  intro: 'Il microbiota, le vitamine e le piante, spiegati con parole semplici.',
  label: 'Temi',
  all: 'Tutti i temi',
  themes: [
    [
      'Microbiota',
      'Tutti gli articoli sul microbiota',
      ['Il latte senza lattosio', 'Che cosa fa la lattasi, e che cosa no.'],
      ['Tre nomi per un batterio', 'Genere, specie, ceppo: quale guardare sulla confezione.'],
      ['Le fibre, senza fretta', 'Aumentare piano, bere di più, aspettare una settimana.'],
    ],
    ['Piante', 'Tutti gli articoli sulle piante', ['La vite rossa', 'Una foglia colta dopo l’uva.']],
  ],
});

const es = magazineOf({
  title: 'Nuestros consejos',
  intro: 'La microbiota, las vitaminas y las plantas, explicadas con sencillez.',
  label: 'Temas',
  all: 'Todos los temas',
  themes: [
    [
      'Microbiotas',
      'Todos los artículos sobre las microbiotas',
      ['La leche sin lactosa', 'Lo que hace la lactasa y lo que no hace.'],
      ['Tres nombres para una bacteria', 'Género, especie, cepa: cuál mirar en la caja.'],
      ['La fibra, sin prisa', 'Aumentar poco a poco, beber más, esperar una semana.'],
    ],
    ['Plantas', 'Todos los artículos sobre plantas', ['La vid roja', 'Una hoja que se recoge después de la uva.']],
  ],
});

const [first, ...others] = de.themes;

export const magazineExamples = {
  byLanguage: { fr, nl, de, it, es },
  longestGerman: {
    ...de,
    title: 'Nahrungsergänzungsmittel mit standardisierten Pflanzenextrakten',
    themes: [
      ...(first
        ? [{ ...first, articles: [articleCardExamples.longestGerman.article, ...first.articles.slice(1)] }]
        : []),
      ...others,
    ],
  },
} satisfies { byLanguage: Record<string, MagazineScreenProps>; longestGerman: MagazineScreenProps };
