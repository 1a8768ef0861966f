import type { NeedItem } from './need-tile.tsx';

/** Pictograms on the 24-pixel grid. */
export const pictos = {
  digestion: 'M10 3v4.5c0 3-5.5 3.5-5.5 8.5a5 5 0 0 0 5 5c5.5 0 10-4 10-9.5a4 4 0 0 0-6.5-3.1V3',
  vitality:
    'M16 12a4 4 0 1 1-8 0a4 4 0 1 1 8 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 ' +
    '17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  balance:
    'M12 19c-3-2-4.5-4.8-4.5-7.5S9.5 6.5 12 4.5c2.5 2 4.5 4.3 4.5 7S15 17 12 19zM7.6 10.3C6 9.5 4.3 ' +
    '9.2 2.5 9.5c.2 5.5 4 9.2 9.5 9.5 5.5-.3 9.3-4 9.5-9.5-1.8-.3-3.5 0-5.1.8',
  women: 'M17.5 8.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0zM12 14v7.5M8.5 18h7',
  movement: 'M16.5 4.5a2 2 0 1 1-4 0a2 2 0 1 1 4 0zM4 11l3.5-3 4.5.8-2.5 5 4 2.7-1 5M9.5 13.8L8 17H4M12 8.8l2.5 3H19',
  beauty: 'M2.5 12c2.5-4 5.7-6 9.5-6s7 2 9.5 6c-2.5 4-5.7 6-9.5 6s-7-2-9.5-6zM15 12a3 3 0 1 1-6 0a3 3 0 1 1 6 0z',
  sleep: 'M20 14.8A8.5 8.5 0 1 1 9.7 4a6.8 6.8 0 0 0 10.3 10.8zM15.5 4h4l-4 4.5h4',
  stress:
    'M12 12a1 1 0 0 1 2 0 2.5 2.5 0 0 1-5 0 4 4 0 0 1 8 0 5.5 5.5 0 0 1-11 0 7 7 0 0 1 14 0 8.5 8.5 0 0 1-8.5 8.5',
  immunity: 'M12 3l7.5 2.8v5.7c0 4.6-3 7.9-7.5 9.5-4.5-1.6-7.5-4.9-7.5-9.5V5.8zM12 8.8v6.4M8.8 12h6.4',
  energy: 'M13 2.5L5 13.5h6.5l-.5 8 8-11h-6.5z',
} as const;

function tile(label: string, picto: keyof typeof pictos, products: number): NeedItem {
  return {
    href: `/beduerfnis/${label.toLowerCase().replace(/[^a-zäöüß]+/g, '-')}`,
    label,
    picto: pictos[picto],
    count: products === 1 ? '1 Produkt' : `${products} Produkte`,
  };
}

/** Six groups of four, as the German shop has them. */
export const germanNeedGroups = [
  {
    id: 'verdauung',
    title: 'Verdauung',
    summary: 'Was der Darm braucht, damit er seine Arbeit ruhig tun kann.',
    picto: pictos.digestion,
    needs: [
      tile('Verdauungskomfort', 'digestion', 4),
      tile('Darmpassage', 'digestion', 2),
      tile('Ergänzung der Mikrobiota', 'immunity', 1),
      tile('Ergänzung mit Bakterienstämmen', 'immunity', 5),
    ],
  },
  {
    id: 'vitalitaet',
    title: 'Vitalität',
    summary: 'Energie, Abwehr, Sport: womit der Körper durch den Tag kommt.',
    picto: pictos.vitality,
    needs: [
      tile('Immunabwehr', 'immunity', 6),
      tile('Energie', 'energy', 7),
      tile('Vitamine und Mineralstoffe', 'vitality', 3),
      tile('Sport', 'movement', 2),
    ],
  },
  {
    id: 'ausgeglichenheit',
    title: 'Ausgeglichenheit',
    summary: 'Schlafen, loslassen, bei der Sache bleiben.',
    picto: pictos.balance,
    needs: [
      tile('Schlaf', 'sleep', 4),
      tile('Stress', 'stress', 4),
      tile('Konzentration', 'beauty', 2),
      tile('Entspannung', 'balance', 4),
    ],
  },
  {
    id: 'frauenleben',
    title: 'Frauenleben',
    summary: 'Vom Kinderwunsch bis nach den Wechseljahren.',
    picto: pictos.women,
    needs: [
      tile('Kinderwunsch', 'women', 1),
      tile('Schwangerschaft', 'women', 1),
      tile('Menstruationszyklus', 'sleep', 2),
      tile('Wohlbefinden der Harnwege', 'women', 2),
    ],
  },
  {
    id: 'bewegung',
    title: 'Bewegung',
    summary: 'Gelenke, Knochen und Muskeln, die ein Leben lang tragen.',
    picto: pictos.movement,
    needs: [
      tile('Gelenke', 'movement', 1),
      tile('Knochen', 'movement', 3),
      tile('Muskeln', 'movement', 2),
      tile('Leichte Beine', 'movement', 1),
    ],
  },
  {
    id: 'schoenheit-sinne',
    title: 'Schönheit und Sinne',
    summary: 'Haut, Haare, Nägel und gutes Sehen.',
    picto: pictos.beauty,
    needs: [
      tile('Sehkraft', 'beauty', 2),
      tile('Haut', 'vitality', 2),
      tile('Haare und Nägel', 'vitality', 1),
      tile('Zellschutz', 'immunity', 1),
    ],
  },
] as const;

export const germanNeeds: readonly NeedItem[] = germanNeedGroups.flatMap((group) => group.needs);

export const needTileExamples = {
  plain: { need: tile('Schlaf', 'sleep', 4) },
  one: { need: tile('Kinderwunsch', 'women', 1) },
  withoutCount: { need: { href: '/besoin/sommeil', label: 'Sommeil', picto: pictos.sleep } },
  longestGerman: { need: tile('Nahrungsergänzung während der Schwangerschaft und Stillzeit', 'women', 12) },
};
