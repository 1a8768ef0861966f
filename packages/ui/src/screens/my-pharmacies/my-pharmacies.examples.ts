import { accountNavIn } from '../../components/account-nav/account-nav.examples.ts';
import type { PharmacyItem } from '../../components/favourites/favourite-pharmacies.tsx';
import { favouritePharmaciesExamples } from '../../components/favourites/favourites.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { MyPharmaciesScreenProps } from './my-pharmacies.tsx';

interface Words {
  title: string;
  remove: string;
  map: string;
  finder: string;
  find: string;
  empty: string;
  text: string;
  pharmacies: readonly (readonly [name: string, line: string, place: string, phone: string, distance: string])[];
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Mes pharmacies favorites',
    remove: 'Retirer des favoris',
    map: 'Voir sur la carte',
    finder: '/fr/trouver-une-pharmacie',
    find: 'Trouver une pharmacie',
    empty: 'Aucune pharmacie favorite',
    text: 'Gardez celle où vous allez : ses heures d’ouverture ne seront jamais loin.',
    pharmacies: [
      ['Pharmacie du Parvis', 'Parvis Saint-Gilles 31', '1060 Bruxelles', '02 555 01 44', '350 m'],
      ['Pharmacie des Étangs', 'Chaussée de Boondael 402', '1050 Ixelles', '02 555 01 45', '3,8 km'],
    ],
  },
  nl: {
    title: 'Mijn favoriete apotheken',
    remove: 'Uit favorieten verwijderen',
    map: 'Bekijken op de kaart',
    finder: '/nl/vind-een-apotheek',
    find: 'Vind een apotheek',
    empty: 'Nog geen favoriete apotheken',
    text: 'Bewaar de apotheek waar u komt, dan hebt u de openingsuren bij de hand.',
    pharmacies: [
      ['Apotheek De Kogge', 'Nationalestraat 88', '2000 Antwerpen', '03 555 01 44', '450 m'],
      ['Apotheek Zurenborg', 'Dageraadplaats 12', '2018 Antwerpen', '03 555 01 45', '2,6 km'],
    ],
  },
  de: {
    title: 'Meine Lieblingsapotheken',
    remove: 'Nicht mehr merken',
    map: 'Auf der Karte ansehen',
    finder: '/eine-apotheke-finden',
    find: 'Eine Apotheke finden',
    empty: 'Noch keine Lieblingsapotheke',
    text: 'Merken Sie sich die Apotheke, in die Sie gehen, dann haben Sie ihre Öffnungszeiten zur Hand.',
    pharmacies: [
      ['Linden-Apotheke', 'Lindwurmstraße 40', '80337 München', '089 555 01 44', '300 m'],
      ['Apotheke am Harras', 'Plinganserstraße 26', '81369 München', '089 555 01 45', '2,1 km'],
    ],
  },
  it: {
    title: 'Le mie farmacie preferite',
    remove: 'Togli dai preferiti',
    map: 'Vedi sulla mappa',
    finder: 'https://maps.example/',
    find: '',
    empty: 'Nessuna farmacia preferita',
    text: 'Salva la farmacia in cui vai di solito: avrai gli orari sempre a portata di mano.',
    pharmacies: [
      ['Farmacia Porta Venezia', 'Corso Buenos Aires 4', '20124 Milano', '02 555 01 44', '500 m'],
      ['Farmacia dei Mille', 'Viale dei Mille 41', '20129 Milano', '02 555 01 45', '900 m'],
    ],
  },
  es: {
    title: 'Mis farmacias favoritas',
    remove: 'Quitar de favoritos',
    map: 'Ver en el mapa',
    finder: '/encontrar-una-farmacia',
    find: 'Encontrar una farmacia',
    empty: 'Todavía no hay farmacias favoritas',
    text: 'Guarda la farmacia a la que sueles ir y tendrás su horario a mano.',
    pharmacies: [
      ['Farmacia de la Luna', 'Calle de la Luna 6', '28004 Madrid', '910 555 144', '120 m'],
      ['Farmacia Barquillo', 'Calle del Barquillo 30', '28004 Madrid', '910 555 145', '850 m'],
    ],
  },
};

function pharmacies(language: Language): MyPharmaciesScreenProps {
  const { title, remove, map, finder, find, empty, text, pharmacies: rows } = words[language];
  const nav = accountNavIn(language, 'pharmacies');
  return {
    title,
    nav,
    favourites: {
      pharmacies: rows.map(([name, line, place, phone, distance], index): PharmacyItem => ({
        id: `p${index}`,
        name,
        lines: [line, place],
        phone: { text: phone, href: `tel:${phone.replaceAll(' ', '')}` },
        distance,
        map: { label: map, href: `${finder}?pharmacy=p${index}` },
      })),
      action: nav.items.find(({ current }) => current)?.href ?? '',
      labels: { remove },
    },
    empty: { title: empty, text },
    find: find ? { label: find, href: finder } : undefined,
  };
}

const byLanguage = inEachLanguage(pharmacies);

export const myPharmaciesExamples = {
  byLanguage,
  states: {
    empty: { ...byLanguage.de, favourites: { ...byLanguage.de.favourites, pharmacies: [] } },
    withoutPhone: { ...byLanguage.fr, favourites: favouritePharmaciesExamples.french },
    removed: {
      ...byLanguage.es,
      message: { tone: 'success', live: 'status', children: 'Farmacia Barquillo ya no está entre tus favoritas.' },
      favourites: { ...byLanguage.es.favourites, pharmacies: byLanguage.es.favourites.pharmacies.slice(0, 1) },
    },
  } satisfies Record<string, MyPharmaciesScreenProps>,
};
