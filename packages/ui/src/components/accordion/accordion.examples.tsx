import type { AccordionProps } from './accordion.tsx';

const items: AccordionProps['items'] = [
  {
    id: 'cold',
    title: 'Faut-il garder les probiotiques au réfrigérateur ?',
    content: <p>Pas les nôtres : ils se gardent à moins de 25 °C, dans leur boîte, à l’abri de l’humidité.</p>,
    open: true,
  },
  {
    id: 'when',
    title: 'À quel moment de la journée les prendre ?',
    content: <p>Avant un repas, avec un verre d’eau. Le plus simple est de toujours choisir le même.</p>,
  },
  {
    id: 'long',
    title:
      'Wie lassen sich Nahrungsergänzungsmittel mit Vitaminmangelerscheinungen bei Stoffwechselbesonderheiten vereinbaren?',
    content: <p>Sprechen Sie vorher mit Ihrer Ärztin, Ihrem Arzt oder in Ihrer Apotheke.</p>,
  },
];

export const accordionExamples = {
  questions: { items },
  withHeadings: { items, level: 3 },
  oneAtATime: { items, name: 'questions' },
} satisfies Record<string, AccordionProps>;
