import { Drawing } from '../drawing/drawing.tsx';
import { pictos } from '../need-tile/need-tile.examples.ts';
import { Pictogram } from '../pictogram/pictogram.tsx';
import type { PageHeadingProps } from './page-heading.tsx';

export const pageHeadingExamples = {
  title: { title: 'Datenschutz' },
  withIntro: {
    title: 'Unsere Marken',
    intro: 'Jede Marke widmet sich einer Familie von Wirkstoffen oder einem Lebensabschnitt.',
  },
  withFigure: {
    title: 'Schlaf',
    eyebrow: { label: 'Ausgeglichenheit', href: '/beduerfnis/ausgeglichenheit' },
    intro: 'Einschlafen, durchschlafen, ausgeruht aufwachen.',
    figure: <Pictogram path={pictos.sleep} frame="dish" size="l" />,
  },
  split: {
    title: 'La mélatonine : l’heure compte plus que la dose',
    eyebrow: { label: 'Sommeil et stress' },
    intro: 'Quand l’hormone de l’obscurité agit, et quand elle reste mieux dans l’armoire.',
    figure: <Drawing kind="phases" seed="202" />,
    split: true,
  },
  longestGerman: {
    title: 'Nahrungsergänzungsmittelverordnung und Lebensmittelinformationsdurchführungsverordnung',
  },
} satisfies Record<string, PageHeadingProps>;
