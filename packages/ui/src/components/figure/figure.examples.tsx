import { Drawing } from '../drawing/drawing.tsx';
import type { FigureProps } from './figure.tsx';

export const figureExamples = {
  captioned: {
    children: <Drawing kind="culture" seed="figure" format="wide" fit="cover" />,
    caption: 'Colonies de Lacticaseibacillus après quarante-huit heures à 37 °C.',
    credit: 'Dessin : Veralune',
  },
  plain: { children: <Drawing kind="veins" seed="figure" format="wide" fit="cover" /> },
} satisfies Record<string, FigureProps>;
