import type { Row } from './read-csv.ts';

/**
 * Tells large recipients, which have a German postcode of their own, from towns.
 * GeoNames took them from another source than the towns, and that shows in its names of states and
 * communities; what remains is told by the words of the recipient's name.
 */

/** Names of states that only rows of the recipients' source have. */
const recipientStates: ReadonlySet<string> = new Set([
  'Bavaria',
  'Lower Saxony',
  'Saxony',
  'Thuringia',
  'Saxony-Anhalt',
  'Mecklenburg-Western Pomerania',
  'Land Berlin',
]);

/** Company forms, abbreviations and words that are no part of a town's name. */
const companyWords = [
  'GmbH|GMBH|gGmbH|AG|KG|KGaA|OHG|oHG|eG|eGmbH|mbH|SE|GbR|Inc|Ltd|PLC|B\\.?V|e\\.? ?V|KdöR|AöR',
  'BKK|AOK|IKK|DAK|LBS|ADAC|TÜV|DEKRA|HUK|DEVK|DRK|ZDF|NDR|WDR|IBM|BMW|SAP|GEZ|GEMA|BARMER|TASSO|RWTH|IHK',
  'Postfach\\w*|Services?|Servicecenter|Center|Group|Gruppe|Holding|Systeme?|Team|Report|Radio',
  'Magistrat|Senator\\w*|Der Landrat|Kreisausschu(?:ß|ss)|Landratsamt|Bezirk|Bezirksamt|Regierung|Hansestadt',
  'Stadt (?!Wehlen)\\w+|(?:Kreis|Landkreis) \\w+|[\\wä-ü-]+-Kreis|[\\wä-ü]+ Kreis|Christkindspostamt',
  'Deutsche[rsn]?|Deutschland|Niederlassung|Direktion|Abteilung|Personal|Rechtsanw\\w*|RAe?|Dr|Gebr',
  'Weingut|Werbeservice|Möbel|Unternehmens\\w*|Bau|Kliniken?|für|im Auftrag|Verein|direkt',
].map((part) => `(?<![\\wäöüß])(?:${part})(?![\\wäöüß])`);

const wholeWords = new RegExp([...companyWords, '[&+]', '\\bu\\.', '\\d{2,}', 'Verwaltung'].join('|'));

const wordParts = new RegExp(
  [
    'versicherung|kassen?\\b|bank\\b|banken\\b|gericht|klinik|krankenhaus|hospital|finanzamt|polizei|universit',
    'bundesan|bundesam|bundesmin|bundesver|bundesre|bundesw|bundeskrim',
    'landesam|landesan|landesbetr|landesbib|landeshaupt|landesver|ministerium|verlag|zentrum|zentrale|stadtwerke',
    'rundfunk|behörde|verwaltung|anwaltschaft|telekom|telecom|stiftung|agentur|hochschule|handelskammer',
    'verband\\b|verbände|verbandsgem|lotterie|druckerei|institut\\b|gesellschaft|genossenschaft|vertrieb|versand',
    'logisti|leasing|bauspar|zeitung|medien\\b|gewerkschaft|jobcenter|fabrik\\b|technik\\b',
    '[a-zäöü]{4,}(?<!frei)amt\\b',
    'elektronik|industrie|konzern|großhandel|express\\b|paket|zustell|rentenvers|knappschaft|inkasso|touristik',
    'bibliothek|museum|energie|chemie|pharma|motoren|justizvollz|akademie|gymnasium|forschung|fraunhofer',
    'helmholtz|kernkraft|brauerei|stadtreinigung|gewerbe(?:park|kom)|diagnostic|produktion|annahmestelle',
  ].join('|'),
  'i',
);

function soundsLikeRecipient({ place }: Row): boolean {
  return wholeWords.test(place) || wordParts.test(place);
}

const prefix = /^(?:Kreisfreie Stadt|Stadtkreis|Landkreis|Kreis|Region|Regionalverband|Städteregion)\s+/;

/** `Kreisfreie Stadt Kiel` → `Kiel` */
function core(community: string): string {
  return community.replace(prefix, '').replace(/,.*$/, '');
}

/** Whether the place is the community's own town, or a quarter of it. */
function isOwnTown({ place, community }: Row): boolean {
  return place === core(community) || place.startsWith(`${core(community)} `);
}

function areaOf({ state, community }: Row): string {
  return `${state}/${community}`;
}

function share(rows: readonly Row[]): number {
  return rows.filter(soundsLikeRecipient).length / rows.length;
}

/** From this share on, a community in the recipients' spelling is taken to hold nothing else. */
const mostly = 0.75;

/** Communities in the spelling of the recipients' source: with a prefix, or with a twin that has a suffix instead. */
function recipientAreas(rows: readonly Row[]): ReadonlySet<string> {
  const areas = Map.groupBy(rows, areaOf);
  const names = new Set(rows.map(({ community }) => community));
  const spelling = (community: string): boolean =>
    prefix.test(community) || [...names].some((name) => name !== community && name.startsWith(`${community},`));
  return new Set(
    [...areas].flatMap(([area, inArea]) =>
      spelling(inArea[0]?.community ?? '') && share(inArea) >= mostly ? [area] : [],
    ),
  );
}

/** The rows without large recipients; a code that only they have falls away. */
export function withoutRecipients(rows: readonly Row[]): Row[] {
  const areas = recipientAreas(rows);
  const isSure = (row: Row): boolean =>
    recipientStates.has(row.state) || soundsLikeRecipient(row) || (areas.has(areaOf(row)) && !isOwnTown(row));
  const sharedCodes = new Set(rows.filter(isSure).map(({ zipcode }) => zipcode));
  // A code that a recipient has is no town's code: what else stands there is a recipient with a plain name.
  return rows.filter((row) => !isSure(row) && (!sharedCodes.has(row.zipcode) || isOwnTown(row)));
}
