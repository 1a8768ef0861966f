import type { Row } from './read-csv.ts';

/**
 * Distinguishes large recipients, which have their own German postcode, from towns.
 * GeoNames has them from another source than the towns, with other names of states and communities. The rest is recognized
 * by words in the recipient's name.
 */

/** Names of states that occur only in rows from the recipients' source. */
const recipientStates: ReadonlySet<string> = new Set([
  'Bavaria',
  'Lower Saxony',
  'Saxony',
  'Thuringia',
  'Saxony-Anhalt',
  'Mecklenburg-Western Pomerania',
  'Land Berlin',
]);

/** Company forms, abbreviations and words that do not occur in names of towns. */
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
function communityName(community: string): string {
  return community.replace(prefix, '').replace(/,.*$/, '');
}

/** Whether the place is the town of the community, or a district of it. */
function isOwnTown({ place, community }: Row): boolean {
  return place === communityName(community) || place.startsWith(`${communityName(community)} `);
}

function areaOf({ state, community }: Row): string {
  return `${state}/${community}`;
}

function share(rows: readonly Row[]): number {
  return rows.filter(soundsLikeRecipient).length / rows.length;
}

/** At or above this share, all rows of a community in the recipients' spelling count as recipients. */
const minimumShare = 0.75;

/** Communities in the spelling of the recipients' source: with a prefix, or without the suffix of the other source. */
function recipientAreas(rows: readonly Row[]): ReadonlySet<string> {
  const areas = Map.groupBy(rows, areaOf);
  const names = new Set(rows.map(({ community }) => community));
  const spelling = (community: string): boolean =>
    prefix.test(community) || [...names].some((name) => name !== community && name.startsWith(`${community},`));
  return new Set(
    [...areas].flatMap(([area, inArea]) =>
      spelling(inArea[0]?.community ?? '') && share(inArea) >= minimumShare ? [area] : [],
    ),
  );
}

/** The rows without large recipients, and so without postcodes that only recipients have. */
export function withoutRecipients(rows: readonly Row[]): Row[] {
  const areas = recipientAreas(rows);
  const isSure = (row: Row): boolean =>
    recipientStates.has(row.state) || soundsLikeRecipient(row) || (areas.has(areaOf(row)) && !isOwnTown(row));
  const sharedCodes = new Set(rows.filter(isSure).map(({ zipcode }) => zipcode));
  // A recipient's postcode is not shared with a town: other rows with it are recipients with inconspicuous names.
  return rows.filter((row) => !isSure(row) && (!sharedCodes.has(row.zipcode) || isOwnTown(row)));
}
