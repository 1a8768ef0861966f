import { outlines } from '../market-outline/outlines.ts';
import { openingHoursExamples } from '../opening-hours/opening-hours.examples.ts';
import type { OpeningHoursProps } from '../opening-hours/opening-hours.tsx';
import type { OpeningStateLabels, OpeningWeek } from '../opening-hours/opening-state.ts';
import type { StoreListLabels } from './store-list.tsx';
import type { LocatedStore, StoreResultsProps } from './store-results.tsx';

type Row = readonly [name: string, street: string, town: string, latitude: number, longitude: number, distance: string];

interface Words {
  /** The times as text, when it opens and when it closes. */
  times: readonly [from: string, to: string];
  hours: OpeningHoursProps;
  phone: string;
}

/** Tuesday, 10:00 in Brussels. */
const now = new Date('2026-06-02T08:00:00Z');
const minutesPerDay = 24 * 60;

/** Open from 8:30 to 18:30 on Tuesday, or only on Wednesday. */
function weekOf(isOpen: boolean, [fromText, toText]: Words['times']): OpeningWeek {
  const day = (isOpen ? 1 : 2) * minutesPerDay;
  return { timeZone: 'Europe/Brussels', openings: [{ from: day + 510, to: day + 1_110, fromText, toText }] };
}

/** Every third is closed; the last one has neither a phone number nor opening hours. */
function storesOf(rows: readonly Row[], { times, hours, phone }: Words): LocatedStore[] {
  return rows.map(([name, street, town, latitude, longitude, distance], index) => {
    const number = `${phone} ${20 + index} ${40 + index}`;
    const isLast = index === rows.length - 1;
    return {
      id: String(index + 1),
      name,
      address: [street, town],
      distance,
      latitude,
      longitude,
      routeHref: `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`,
      week: weekOf(index % 3 !== 2, times),
      ...(isLast ? {} : { hours, phone: { text: number, href: `tel:${number.replaceAll(' ', '')}` } }),
    };
  });
}

const rings: StoreResultsProps['map']['rings'] = [
  { kilometres: 1, label: '1 km' },
  { kilometres: 2, label: '2 km' },
];

const labels = {
  fr: { route: 'Itinéraire', newTab: '(nouvel onglet)', hours: 'Horaires', onMap: 'Voir sur la carte : numéro' },
  nl: { route: 'Route', newTab: '(nieuw tabblad)', hours: 'Openingsuren', onMap: 'Tonen op de kaart: nummer' },
  de: { route: 'Route', newTab: '(neuer Tab)', hours: 'Öffnungszeiten', onMap: 'Auf der Karte zeigen: Nummer' },
  it: { route: 'Percorso', newTab: '(nuova scheda)', hours: 'Orari', onMap: 'Mostra sulla mappa: numero' },
  es: { route: 'Cómo llegar', newTab: '(pestaña nueva)', hours: 'Horario', onMap: 'Ver en el mapa: número' },
} as const satisfies Record<string, Omit<StoreListLabels, 'state'>>;

const states = {
  fr: {
    openUntil: 'Ouvert jusqu’à {time}',
    alwaysOpen: 'Ouvert jour et nuit',
    opensToday: 'Fermé, ouvre à {time}',
    opensTomorrow: 'Fermé, ouvre demain à {time}',
    opensOn: 'Fermé, ouvre {day} à {time}',
    closed: 'Fermé',
    days: [],
  },
  nl: {
    openUntil: 'Open tot {time} uur',
    alwaysOpen: 'Dag en nacht open',
    opensToday: 'Gesloten, opent om {time} uur',
    opensTomorrow: 'Gesloten, opent morgen om {time} uur',
    opensOn: 'Gesloten, opent {day} om {time} uur',
    closed: 'Gesloten',
    days: [],
  },
  de: {
    openUntil: 'Bis {time} Uhr geöffnet',
    alwaysOpen: 'Rund um die Uhr geöffnet',
    opensToday: 'Geschlossen, öffnet um {time} Uhr',
    opensTomorrow: 'Geschlossen, öffnet morgen um {time} Uhr',
    opensOn: 'Geschlossen, öffnet am {day} um {time} Uhr',
    closed: 'Geschlossen',
    days: [],
  },
  it: {
    openUntil: 'Aperta fino alle {time}',
    alwaysOpen: 'Aperta giorno e notte',
    opensToday: 'Chiusa, apre alle {time}',
    opensTomorrow: 'Chiusa, apre domani alle {time}',
    opensOn: 'Chiusa, apre {day} alle {time}',
    closed: 'Chiusa',
    days: [],
  },
  es: {
    openUntil: 'Abierta hasta las {time}',
    alwaysOpen: 'Abierta día y noche',
    opensToday: 'Cerrada, abre a las {time}',
    opensTomorrow: 'Cerrada, abre mañana a las {time}',
    opensOn: 'Cerrada, abre el {day} a las {time}',
    closed: 'Cerrada',
    days: [],
  },
} as const satisfies Record<string, OpeningStateLabels>;

const fr: StoreResultsProps = {
  stores: storesOf(
    [
      ['Pharmacie des Étangs', 'Place Eugène Flagey 9', '1050 Ixelles', 50.8279, 4.3735, 'à 140 m'],
      ['Pharmacie du Bailli', 'Rue du Bailli 41', '1050 Ixelles', 50.8262, 4.3622, 'à 680 m'],
      ['Pharmacie de la Bascule', 'Chaussée de Waterloo 638', '1050 Ixelles', 50.8166, 4.3671, 'à 1,3 km'],
      ['Pharmacie Jourdan', 'Place Jourdan 22', '1040 Etterbeek', 50.8372, 4.3818, 'à 1,3 km'],
      ['Pharmacie de la Toison d’Or', 'Avenue de la Toison d’Or 17', '1050 Ixelles', 50.8381, 4.3612, 'à 1,4 km'],
      ['Pharmacie du Cimetière', 'Chaussée de Boondael 512', '1050 Ixelles', 50.8183, 4.3894, 'à 1,6 km'],
    ],
    {
      times: ['8 h 30', '18 h 30'],
      hours: openingHoursExamples.french,
      phone: '02 318',
    },
  ),
  map: {
    label: 'Carte des pharmacies autour de 1050 Ixelles',
    centre: { latitude: 50.8275, longitude: 4.3717 },
    rings,
    north: 'N',
    outline: outlines.be,
  },
  labels: { ...labels.fr, state: states.fr },
  choices: [
    {
      label: 'Distance',
      items: [
        { label: '5 km', href: '?q=1050&radius=5', current: true },
        { label: '10 km', href: '?q=1050', current: false },
        { label: '25 km', href: '?q=1050&radius=25', current: false },
      ],
    },
  ],
  now,
};

const nl: StoreResultsProps = {
  stores: storesOf(
    [
      ['Apotheek Sint-Jacobs', 'Sint-Jacobs 8', '9000 Gent', 51.0567, 3.7291, 'op 560 m'],
      ['Apotheek De Coupure', 'Coupure Links 214', '9000 Gent', 51.0512, 3.7093, 'op 1,1 km'],
      ['Apotheek Dampoort', 'Antwerpenplein 5', '9000 Gent', 51.0566, 3.7407, 'op 1,2 km'],
      ['Apotheek Ter Platen', 'Kortrijksesteenweg 61', '9000 Gent', 51.0378, 3.7209, 'op 1,6 km'],
    ],
    {
      times: ['8.30', '18.30'],
      hours: openingHoursExamples.dutch,
      phone: '09 318',
    },
  ),
  map: {
    label: 'Kaart van apotheken rond 9000 Gent',
    centre: { latitude: 51.0523, longitude: 3.7251 },
    rings,
    north: 'N',
    outline: outlines.be,
  },
  labels: { ...labels.nl, state: states.nl },
  now,
};

const de: StoreResultsProps = {
  stores: storesOf(
    [
      ['Apotheke am Hackeschen Markt', 'Rosenthaler Straße 44', '10178 Berlin', 52.5247, 13.4023, '320 m entfernt'],
      ['Schlossapotheke Mitte', 'Breite Straße 20', '10178 Berlin', 52.5142, 13.4036, '860 m entfernt'],
      ['Linden-Apotheke', 'Torstraße 111', '10119 Berlin', 52.5297, 13.4011, '880 m entfernt'],
      ['Apotheke am Arkonaplatz', 'Arkonaplatz 4', '10435 Berlin', 52.5378, 13.4024, '1,8 km entfernt'],
      ['Kastanien-Apotheke', 'Kastanienallee 73', '10435 Berlin', 52.5386, 13.4103, '1,9 km entfernt'],
    ],
    {
      times: ['8.30', '18.30'],
      hours: openingHoursExamples.german,
      phone: '030 318',
    },
  ),
  map: {
    label: 'Karte der Apotheken rund um 10178 Berlin',
    centre: { latitude: 52.5219, longitude: 13.4033 },
    rings,
    north: 'N',
    outline: outlines.de,
  },
  labels: { ...labels.de, state: states.de },
  now,
};

const it: StoreResultsProps = {
  stores: storesOf(
    [
      ['Farmacia del Ponte', 'Via Nassa 18', '6900 Lugano', 46.0027, 8.9497, 'a 280 m'],
      ['Farmacia Loreto', 'Via Loreto 5', '6900 Lugano', 45.9986, 8.9461, 'a 800 m'],
      ['Farmacia Cassarate', 'Viale Castagnola 21', '6900 Lugano', 46.0053, 8.9642, 'a 970 m'],
      ['Farmacia Molino Nuovo', 'Via Trevano 33', '6900 Lugano', 46.0137, 8.9563, 'a 1,1 km'],
    ],
    {
      times: ['8.30', '18.30'],
      hours: openingHoursExamples.italian,
      phone: '091 318',
    },
  ),
  map: {
    label: 'Mappa delle farmacie intorno a 6900 Lugano',
    centre: { latitude: 46.0048, longitude: 8.9517 },
    rings,
    north: 'N',
    outline: outlines.ch,
  },
  labels: { ...labels.it, state: states.it },
  now,
};

const es: StoreResultsProps = {
  stores: storesOf(
    [
      ['Farmacia Plaza de Olavide', 'Plaza de Olavide 6', '28010 Madrid', 40.4327, -3.7008, 'a 230 m'],
      ['Farmacia Quevedo', 'Glorieta de Quevedo 3', '28015 Madrid', 40.4331, -3.7043, 'a 450 m'],
      ['Farmacia Santa Engracia', 'Calle de Santa Engracia 53', '28010 Madrid', 40.4352, -3.6989, 'a 510 m'],
      ['Farmacia San Bernardo', 'Calle de San Bernardo 101', '28015 Madrid', 40.4297, -3.7064, 'a 550 m'],
      ['Farmacia Alonso Martínez', 'Calle de Génova 25', '28004 Madrid', 40.4272, -3.6942, 'a 630 m'],
    ],
    {
      times: ['8.30', '18.30'],
      hours: openingHoursExamples.spanish,
      phone: '913 18',
    },
  ),
  map: {
    label: 'Mapa de las farmacias alrededor de 28010 Madrid',
    centre: { latitude: 40.4307, longitude: -3.7 },
    rings: [
      { kilometres: 0.5, label: '500 m' },
      { kilometres: 1, label: '1 km' },
    ],
    north: 'N',
    outline: outlines.es,
  },
  labels: { ...labels.es, state: states.es },
  now,
};

export const storeResultsExamples = {
  byLanguage: { fr, nl, de, it, es },
  one: { ...fr, stores: fr.stores.slice(0, 1) },
  longestGerman: {
    ...de,
    stores: de.stores.slice(0, 2).map((store) => ({
      ...store,
      id: `long-${store.id}`,
      name: 'Apotheke am Universitätskrankenhaus Hamburg-Eppendorf und Ärztehauszentrum',
      address: ['Geschwister-Scholl-Gedächtnisstraßenplatz 114 b, Hinterhaus, 3. Obergeschoss', '20251 Hamburg'],
    })),
  },
};
