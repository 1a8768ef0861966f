import type { DrawingKind } from '../drawing/drawing.tsx';
import { packImage } from '../picture/picture.examples.ts';
import type { BrandItem } from './brand-tile.tsx';

const motifs: readonly DrawingKind[] = ['culture', 'agate', 'veins', 'phases', 'waves', 'lattice'];

function brand(seed: number, name: string, color: string, tagline: string, count: number): BrandItem {
  return {
    motif: motifs[seed - 1],
    pack: packImage(name, color),
    href: `/marke/${name.toLowerCase()}`,
    name,
    color,
    tagline,
    seed: String(seed),
    count: `${count} Produkte`,
  };
}

export const germanBrands: readonly BrandItem[] = [
  brand(1, 'Florelune', '#1f6f5c', 'Probiotika, Stamm für Stamm ausgewählt und gezählt.', 8),
  brand(2, 'Micralba', '#8a5a00', 'Vitamine und Mineralstoffe in Mengen, die begründet sind.', 10),
  brand(3, 'Phytorelle', '#4d6b1f', 'Pflanzenextrakte mit einem Gehalt, der immer gleich ist.', 6),
  brand(4, 'Somnelis', '#4b4a8c', 'Für ruhige Nächte und klare Tage.', 4),
  brand(5, 'Ondamea', '#a0405f', 'Für Frauen, vom Kinderwunsch bis nach den Wechseljahren.', 5),
  brand(6, 'Vigorine', '#a4481c', 'Für Gelenke, Knochen und Muskeln in Bewegung.', 3),
];

const [florelune] = germanBrands as [BrandItem, ...BrandItem[]];

export const brandTileExamples = {
  plain: { brand: florelune },
  withoutCount: {
    brand: {
      href: '/fr/marque/ondamea',
      name: 'Ondamea',
      color: '#a0405f',
      tagline: 'Pour les femmes, à chaque étape.',
      seed: '5',
    },
  },
  withoutPack: { brand: { ...florelune, motif: undefined, pack: undefined } },
  longestGerman: {
    brand: {
      ...florelune,
      name: 'Phytorelleblütenextrakte',
      tagline: 'Nahrungsergänzungsmittel aus standardisierten Pflanzenextrakten, für Erwachsene jeden Alters.',
    },
  },
};
