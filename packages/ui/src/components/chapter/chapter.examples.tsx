import { FaqList } from '../faq-list/faq-list.tsx';
import { germanFaqs } from '../faq-list/faq-list.examples.ts';
import { NeedGrid } from '../need-grid/need-grid.tsx';
import { germanNeeds, pictos } from '../need-tile/need-tile.examples.ts';
import { Pictogram } from '../pictogram/pictogram.tsx';
import type { ChapterProps } from './chapter.tsx';

export const chapterExamples = {
  text: {
    id: 'conservation',
    title: 'Aufbewahrung',
    children: <p>Trocken und nicht über 25 °C lagern.</p>,
  },
  withFigure: {
    id: 'schlaf',
    title: 'Ausgeglichenheit',
    figure: <Pictogram path={pictos.balance} frame="dish" />,
    aside: <p>Schlafen, loslassen, bei der Sache bleiben.</p>,
    children: <NeedGrid needs={germanNeeds.slice(8, 12)} columns={2} />,
  },
  withLink: {
    id: 'apotheke',
    title: 'Ihre Apotheke',
    link: { label: 'Eine Apotheke finden', href: '/apotheke-finden' },
    children: <p>Sie kennt Ihre Medikamente und sieht, was zusammenpasst. Einen Termin brauchen Sie nicht.</p>,
  },
  flush: { id: 'fragen', title: 'Fragen', flush: true, children: <FaqList faqs={germanFaqs} /> },
} satisfies Record<string, ChapterProps>;
