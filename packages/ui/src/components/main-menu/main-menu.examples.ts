import { packImage } from '../picture/picture.examples.ts';
import { pictogramExamples } from '../pictogram/pictogram.examples.ts';
import type { MenuItem } from './main-menu.tsx';

function link(label: string, href: string, children?: readonly MenuItem[]): MenuItem {
  return {
    label,
    href,
    ...(children ? { children } : {}),
  };
}

function need(label: string, href: string, children: readonly MenuItem[]): MenuItem {
  return { ...link(label, href, children), picto: pictogramExamples.drop.path };
}

function brand(label: string, href: string, color: string): MenuItem {
  return { ...link(label, href), pack: packImage(label, color) };
}

/** Two levels below products and needs, one below brands, none below the rest. */
const belgianFrench: readonly MenuItem[] = [
  link('Produits', '/fr/produits', [
    link('Microbiotes', '/fr/produits/microbiotes', [
      link('Probiotiques et digestion', '/fr/produits/probiotiques-digestion'),
      link('Santé de la femme', '/fr/produits/sante-femme'),
    ]),
    link('Micronutrition', '/fr/produits/micronutrition', [
      link('Vitamines et minéraux', '/fr/produits/vitamines-mineraux'),
      link('Énergie et articulations', '/fr/produits/energie-articulations'),
    ]),
    link('Phytonutrition', '/fr/produits/phytonutrition', [
      link('Stress, humeur et sommeil', '/fr/produits/stress-humeur-sommeil'),
    ]),
  ]),
  link('Besoins', '/fr/besoins', [
    need('Digestion', '/fr/besoins/digestion', [
      link('Confort digestif', '/fr/besoins/confort-digestif'),
      link('Transit', '/fr/besoins/transit'),
      link('Apport en microbiote', '/fr/besoins/apport-microbiote'),
    ]),
    need('Vitalité', '/fr/besoins/vitalite', [
      link('Immunité', '/fr/besoins/immunite'),
      link('Énergie', '/fr/besoins/energie'),
      link('Sport', '/fr/besoins/sport'),
    ]),
    need('Équilibre', '/fr/besoins/equilibre', [
      link('Sommeil', '/fr/besoins/sommeil'),
      link('Stress', '/fr/besoins/stress'),
      link('Concentration', '/fr/besoins/concentration'),
    ]),
    need('Vie de femme', '/fr/besoins/vie-de-femme', [
      link('Grossesse', '/fr/besoins/grossesse'),
      link('Cycle', '/fr/besoins/cycle'),
    ]),
    need('Mouvement', '/fr/besoins/mouvement', [
      link('Articulations', '/fr/besoins/articulations'),
      link('Jambes légères', '/fr/besoins/jambes-legeres'),
    ]),
  ]),
  {
    ...link('Marques', '/fr/marques', [
      brand('Florelune', '/fr/marques/florelune', '#1f6f5c'),
      brand('Micralba', '/fr/marques/micralba', '#8a5a00'),
      brand('Phytorelle', '/fr/marques/phytorelle', '#4d6b1f'),
      brand('Somnelis', '/fr/marques/somnelis', '#4b4a8c'),
      brand('Ondamea', '/fr/marques/ondamea', '#a0405f'),
      brand('Vigorine', '/fr/marques/vigorine', '#a4481c'),
    ]),
    separateAfter: true,
  },
  link('Nos expertises', '/fr/expertises'),
  { ...link('Qualité et innovation', '/fr/qualite-innovation'), separateAfter: true },
  link('Aide', '/fr/aide'),
];

const longestGerman: readonly MenuItem[] = [
  {
    ...link('Nahrungsergänzungsmittel', '/produkte', [
      link('Mikrobiota und Verdauung', '/produkte/mikrobiota', [
        link('Probiotika und Verdauungsgesundheit', '/produkte/probiotika'),
        link('Frauengesundheit', '/produkte/frauengesundheit'),
      ]),
      link('Mikronährstoffversorgung', '/produkte/mikronaehrstoffe', [
        link('Vitamine und Mineralstoffe', '/produkte/vitamine-mineralstoffe'),
        link('Energiestoffwechsel und Gelenke', '/produkte/energie-gelenke'),
      ]),
      link('Pflanzenextrakte', '/produkte/pflanzen', [
        link('Stress, Stimmung und Schlaf', '/produkte/stress-stimmung-schlaf'),
      ]),
    ]),
    current: true,
  },
  link('Bedürfnisse', '/beduerfnisse', [
    link('Verdauungswohlbefinden', '/beduerfnisse/verdauung'),
    link('Schwangerschaft und Stillzeit', '/beduerfnisse/schwangerschaft'),
    link('Zellschutz', '/beduerfnisse/zellschutz'),
  ]),
  { ...link('Marken', '/marken'), separateAfter: true },
  link('Unsere Fachkompetenzen', '/expertisen'),
  link('Qualität und Innovation', '/qualitaet-innovation'),
  link('Hilfe', '/hilfe'),
];

export const mainMenuExamples = { belgianFrench, longestGerman };
