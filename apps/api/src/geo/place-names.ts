import type { Language } from '@veralune/routing';
import type { Country } from './regions.ts';

/**
 * Places with different names in two or more languages. GeoNames has only one name for each. The others are the usual
 * names in Belgium and Switzerland.
 */
const belgian: readonly (readonly [fr: string, nl: string])[] = [
  ['Bruxelles', 'Brussel'],
  ['Laeken', 'Laken'],
  ['Schaerbeek', 'Schaarbeek'],
  ['Etterbeek', 'Etterbeek'],
  ['Ixelles', 'Elsene'],
  ['Saint-Gilles', 'Sint-Gillis'],
  ['Molenbeek-Saint-Jean', 'Sint-Jans-Molenbeek'],
  ['Koekelberg', 'Koekelberg'],
  ['Berchem-Sainte-Agathe', 'Sint-Agatha-Berchem'],
  ['Neder-Over-Heembeek', 'Neder-Over-Heembeek'],
  ['Forest', 'Vorst'],
  ['Uccle', 'Ukkel'],
  ['Watermael-Boitsfort', 'Watermaal-Bosvoorde'],
  ['Auderghem', 'Oudergem'],
  ['Woluwe-Saint-Pierre', 'Sint-Pieters-Woluwe'],
  ['Woluwe-Saint-Lambert', 'Sint-Lambrechts-Woluwe'],
  ['Saint-Josse-ten-Noode', 'Sint-Joost-ten-Node'],
  ['Haren', 'Haren'],
  ['Anvers', 'Antwerpen'],
  ['Malines', 'Mechelen'],
  ['Lierre', 'Lier'],
  ['Louvain', 'Leuven'],
  ['Hal', 'Halle'],
  ['Vilvorde', 'Vilvoorde'],
  ['Tirlemont', 'Tienen'],
  ['Léau', 'Zoutleeuw'],
  ['Montaigu-Zichem', 'Scherpenheuvel-Zichem'],
  ['Rhode-Saint-Genèse', 'Sint-Genesius-Rode'],
  ['Biévène', 'Bever'],
  ['Gand', 'Gent'],
  ['Alost', 'Aalst'],
  ['Saint-Nicolas', 'Sint-Niklaas'],
  ['Termonde', 'Dendermonde'],
  ['Audenarde', 'Oudenaarde'],
  ['Renaix', 'Ronse'],
  ['Grammont', 'Geraardsbergen'],
  ['Bruges', 'Brugge'],
  ['Ostende', 'Oostende'],
  ['Courtrai', 'Kortrijk'],
  ['Ypres', 'Ieper'],
  ['Roulers', 'Roeselare'],
  ['Furnes', 'Veurne'],
  ['Dixmude', 'Diksmuide'],
  ['Nieuport', 'Nieuwpoort'],
  ['La Panne', 'De Panne'],
  ['Le Coq', 'De Haan'],
  ['Menin', 'Menen'],
  ['Poperinghe', 'Poperinge'],
  ['Tongres', 'Tongeren'],
  ['Saint-Trond', 'Sint-Truiden'],
  ['Looz', 'Borgloon'],
  ['Fourons', 'Voeren'],
  ['Liège', 'Luik'],
  ['Huy', 'Hoei'],
  ['Waremme', 'Borgworm'],
  ['Visé', 'Wezet'],
  ['Namur', 'Namen'],
  ['Gembloux', 'Gembloers'],
  ['Mons', 'Bergen'],
  ['Tournai', 'Doornik'],
  ['Mouscron', 'Moeskroen'],
  ['Ath', 'Aat'],
  ['Soignies', 'Zinnik'],
  ['Enghien', 'Edingen'],
  ['Lessines', 'Lessen'],
  ['Flobecq', 'Vloesberg'],
  ['Ellezelles', 'Elzele'],
  ['Comines-Warneton', 'Komen-Waasten'],
  ['Comines', 'Komen'],
  ['Braine-le-Comte', '’s-Gravenbrakel'],
  ['Wavre', 'Waver'],
  ['Nivelles', 'Nijvel'],
  ['Jodoigne', 'Geldenaken'],
  ['Tubize', 'Tubeke'],
  ['Braine-l’Alleud', 'Eigenbrakel'],
  ['La Hulpe', 'Terhulpen'],
  ['Grez-Doiceau', 'Graven'],
  ['Arlon', 'Aarlen'],
  ['Bastogne', 'Bastenaken'],
];

const swiss: readonly (readonly [fr: string, de: string, it: string])[] = [
  ['Genève', 'Genf', 'Ginevra'],
  ['Lausanne', 'Lausanne', 'Losanna'],
  ['Neuchâtel', 'Neuenburg', 'Neuchâtel'],
  ['Fribourg', 'Freiburg', 'Friburgo'],
  ['Sion', 'Sitten', 'Sion'],
  ['Sierre', 'Siders', 'Sierre'],
  ['Bienne', 'Biel', 'Bienne'],
  ['Morat', 'Murten', 'Morat'],
  ['Berne', 'Bern', 'Berna'],
  ['Zurich', 'Zürich', 'Zurigo'],
  ['Winterthour', 'Winterthur', 'Winterthur'],
  ['Bâle', 'Basel', 'Basilea'],
  ['Lucerne', 'Luzern', 'Lucerna'],
  ['Saint-Gall', 'St. Gallen', 'San Gallo'],
  ['Soleure', 'Solothurn', 'Soletta'],
  ['Schaffhouse', 'Schaffhausen', 'Sciaffusa'],
  ['Coire', 'Chur', 'Coira'],
  ['Zoug', 'Zug', 'Zugo'],
  ['Glaris', 'Glarus', 'Glarona'],
  ['Bellinzone', 'Bellinzona', 'Bellinzona'],
];

type Names = Readonly<Partial<Record<Language, string>>>;

/** Maps every name of a place to all its names. */
function index(entries: readonly Names[]): ReadonlyMap<string, Names> {
  return new Map(entries.flatMap((names) => Object.values(names).map((name) => [name, names] as const)));
}

/** Spanish towns that GeoNames names in two languages or without accents. */
const spanish: readonly (readonly [source: string, es: string])[] = [
  ['Alcala De Henares', 'Alcalá de Henares'],
  ['Alcorcon', 'Alcorcón'],
  ['Alicante/Alacant', 'Alicante'],
  ['Almeria', 'Almería'],
  ['Avila', 'Ávila'],
  ['Aviles', 'Avilés'],
  ['Caceres', 'Cáceres'],
  ['Cadiz', 'Cádiz'],
  ['Castellon De La Plana/Castello De La Pla', 'Castellón de la Plana'],
  ['Cordoba', 'Córdoba'],
  ['Donostia-San Sebastian', 'San Sebastián'],
  ['Elx/Elche', 'Elche'],
  ['Gijon', 'Gijón'],
  ['Hospitalet De Llobregat, L’', 'L’Hospitalet de Llobregat'],
  ['Jaen', 'Jaén'],
  ['Leganes', 'Leganés'],
  ['Leon', 'León'],
  ['Malaga', 'Málaga'],
  ['Mataro', 'Mataró'],
  ['Mao', 'Mahón'],
  ['Merida', 'Mérida'],
  ['Mostoles', 'Móstoles'],
  ['Palma De Mallorca', 'Palma'],
  ['Pamplona/Iruña', 'Pamplona'],
  ['San Cristobal De La Laguna', 'San Cristóbal de La Laguna'],
  ['Vitoria-Gasteiz', 'Vitoria'],
];

/** Spanish and Italian towns with a second name that people still type, or the official one that few type. */
const otherNames: Readonly<Partial<Record<Country, Readonly<Record<string, readonly string[]>>>>> = {
  es: {
    'A Coruña': ['La Coruña'],
    Girona: ['Gerona'],
    Lleida: ['Lérida'],
    Ourense: ['Orense'],
  },
  it: { 'Reggio Emilia': ['Reggio nell’Emilia'], 'Reggio Calabria': ['Reggio di Calabria'] },
};

/** GeoNames writes `Jerez De La Frontera`. */
const spanishArticles = / De(?: La| Las| Los| El)?(?= )| Del(?= )/g;

function spanishName(place: string): string {
  return place.replace(spanishArticles, (words) => words.toLowerCase());
}

const namesByCountry: Readonly<Partial<Record<Country, ReadonlyMap<string, Names>>>> = {
  be: index(belgian.map(([fr, nl]) => ({ fr, nl }))),
  lu: index([{ fr: 'Luxembourg', nl: 'Luxemburg' }]),
  ch: new Map([
    ...index(swiss.map(([fr, de, it]) => ({ fr, de, it }))),
    // GeoNames has both names of this town.
    ['Biel/Bienne', { fr: 'Bienne', de: 'Biel', it: 'Bienne' }],
  ]),
  es: new Map(spanish.map(([source, es]) => [source, { es }])),
};

/** Name of a place in a language. Returns `place` if no other name is known. */
export function placeName(country: Country, place: string, language: Language): string {
  return namesByCountry[country]?.get(place)?.[language] ?? (country === 'es' ? spanishName(place) : place);
}

/**
 * All names of a place: in every language of its country, each of two names that GeoNames joins by a slash, and those that
 * people type.
 */
export function namesOf(country: Country, place: string): string[] {
  const translated = Object.values(namesByCountry[country]?.get(place) ?? {});
  return [...new Set([place, ...place.split('/'), ...translated, ...(otherNames[country]?.[place] ?? [])])];
}
