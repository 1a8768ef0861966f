import type { Language } from '../../examples/language.examples.ts';
import type { DeliveryChoiceProps, DeliveryMode } from './delivery-choice.tsx';
import type { RelayPoint } from './relay-points.tsx';

type Titles = readonly [home: string, relay: string, express: string];

/** Times as in 2-routes-redirects-commerce.md §9. */
function modes(titles: Titles, details: Titles, prices: Titles): readonly DeliveryMode[] {
  return [
    { kind: 'home', title: titles[0], detail: details[0], price: prices[0] },
    { kind: 'relay', title: titles[1], detail: details[1], price: prices[1] },
    { kind: 'express', title: titles[2], detail: details[2], price: prices[2] },
  ];
}

function choice(label: string, list: readonly DeliveryMode[], zipcode: string, search: string): DeliveryChoiceProps {
  return {
    id: 'delivery',
    name: 'delivery',
    label,
    required: true,
    modes: list,
    chosen: 'home',
    relay: { zipcode: { label: zipcode }, search },
  };
}

export const deliveryByLanguage: Record<Language, DeliveryChoiceProps> = {
  fr: choice(
    'Mode de livraison',
    modes(
      ['À domicile', 'En point relais', 'Express à domicile'],
      ['2 à 4 jours ouvrables', 'Sous 24 heures ouvrées', 'Sous 24 heures ouvrées, pour une commande avant midi'],
      ['Offerte', 'Offerte', '9,90 €'],
    ),
    'Code postal',
    'Chercher',
  ),
  nl: choice(
    'Leveringswijze',
    modes(
      ['Aan huis', 'In een afhaalpunt', 'Express aan huis'],
      ['2 tot 4 werkdagen', 'Binnen 24 werkuren', 'Binnen 24 werkuren, bij bestelling vóór 12 uur'],
      ['Gratis', 'Gratis', '9,90 €'],
    ),
    'Postcode',
    'Zoeken',
  ),
  de: choice(
    'Versandart',
    modes(
      ['Nach Hause', 'An eine Abholstelle', 'Express nach Hause'],
      [
        '2 bis 4 Werktage',
        'Innerhalb von 24 Stunden an Werktagen',
        'Innerhalb von 24 Stunden an Werktagen, bei Bestellung vor 12 Uhr',
      ],
      ['Kostenlos', 'Kostenlos', '9,90 €'],
    ),
    'Postleitzahl',
    'Suchen',
  ),
  it: choice(
    'Modalità di consegna',
    modes(
      ['A domicilio', 'In un punto di ritiro', 'Espressa a domicilio'],
      [
        'Da 2 a 4 giorni lavorativi',
        'Entro 24 ore lavorative',
        'Entro 24 ore lavorative, se ordini prima di mezzogiorno',
      ],
      ['Gratuita', 'Gratuita', '9,90 €'],
    ),
    'CAP',
    'Cerca',
  ),
  es: choice(
    'Forma de entrega',
    modes(
      ['A domicilio', 'En un punto de recogida', 'Exprés a domicilio'],
      ['De 2 a 4 días laborables', 'En 24 horas laborables', 'En 24 horas laborables si pides antes del mediodía'],
      ['Gratuita', 'Gratuita', '9,90 €'],
    ),
    'Código postal',
    'Buscar',
  ),
};

const points: readonly RelayPoint[] = [
  {
    id: 'r1',
    name: 'Librairie du Parvis',
    address: 'Parvis Saint-Gilles 24, 1060 Bruxelles',
    distance: '350 m',
    schedules: [
      { days: 'Lundi au vendredi', hours: '7.30 – 18.30' },
      { days: 'Samedi', hours: '8.00 – 16.00' },
      { days: 'Dimanche', hours: 'Fermé' },
    ],
  },
  {
    id: 'r2',
    name: 'Épicerie Horta',
    address: 'Chaussée de Waterloo 118, 1060 Bruxelles',
    distance: '600 m',
    schedules: [{ days: 'Tous les jours', hours: '8.00 – 21.00' }],
  },
  {
    id: 'r3',
    name: 'Pressing de la Barrière et dépôt de colis « Aux 4 saisons »',
    address: 'Avenue du Parc 3, 1060 Bruxelles',
    distance: '1,2 km',
    schedules: [{ days: 'Mardi au samedi', hours: '9.00 – 18.00' }],
  },
];

const relayPoints = {
  id: 'relay',
  name: 'relay',
  label: 'Points relais près de 1060',
  points,
  labels: { schedules: 'Horaires', empty: 'Aucun point relais autour de ce code postal. Essayez-en un autre.' },
};

const french = deliveryByLanguage.fr;

export const relayChosen: DeliveryChoiceProps = {
  ...french,
  chosen: 'relay',
  relay: {
    ...french.relay,
    zipcode: { label: 'Code postal', value: '1060' },
    points: { ...relayPoints, defaultValue: 'r1' },
  },
};

export const deliveryChoiceExamples = {
  home: deliveryByLanguage.de,
  relay: relayChosen,
  relayMissing: {
    ...relayChosen,
    relay: { ...relayChosen.relay, points: { ...relayPoints, error: 'Choisissez un point relais.' } },
  },
  relayNone: { ...relayChosen, relay: { ...relayChosen.relay, points: { ...relayPoints, points: [] } } },
  unavailable: {
    ...deliveryByLanguage.es,
    modes: deliveryByLanguage.es.modes.map((mode) =>
      mode.kind === 'express'
        ? { ...mode, disabled: true, detail: 'No disponible para Canarias, Ceuta y Melilla' }
        : mode,
    ),
  },
  error: { ...deliveryByLanguage.it, chosen: undefined, error: 'Scegli una modalità di consegna.' },
} satisfies Record<string, DeliveryChoiceProps>;
