/** Makes `data/postcodes/` from a folder of GeoNames postcode tables: `node scripts/pack-postcodes.ts <folder>`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { postcodeFolder } from '../src/geo/postcodes.ts';
import { countries, regionsOfCountry, type Country } from '../src/geo/regions.ts';
import { withoutRecipients } from './german-recipients.ts';
import { readCsv, type Row } from './read-csv.ts';

/** Column with the region, where it is not `province`; null where a country is one region. */
const regionColumns: Readonly<Partial<Record<Country, 'state' | null>>> = { lu: null, ch: 'state', de: 'state' };

/** Words in Belgian names that are written in lower case: `Braine-Le-Comte` → `Braine-le-Comte`. */
const lowerCaseWords = /-(?:L'|Le|La|Les|Lez|Sur|Sous|De|Des|Du|Et|Aux?|En|Ten|Op|Aan|Bij|In)(?=-|(?<=')\p{L})/gu;

function townOf(country: Country, place: string): string {
  // Post offices of a town have numbers: `Lausanne 10` is Lausanne.
  const town = country === 'ch' ? place.replace(/ \d.*$/, '') : place;
  const name = country === 'be' ? town.replace(lowerCaseWords, (word) => word.toLowerCase()) : town;
  return name.replace(/^'S /, '’s-').replaceAll("'", '’');
}

function codeOf(country: Country, zipcode: string): string {
  return country === 'lu' ? zipcode.replace(/^L-/, '') : zipcode;
}

function regionCode(country: Country, row: Row): string {
  const column = regionColumns[country] === undefined ? 'province' : regionColumns[country];
  const source = column === null ? '' : row[column];
  const region = regionsOfCountry[country].find((each) => each.source === source);
  if (region === undefined) throw new Error(`${country}.csv: no region "${source}" (${row.zipcode} ${row.place})`);
  return region.code;
}

function linesOf(country: Country, rows: readonly Row[]): string[] {
  const lines = new Map<string, string>();
  for (const row of rows) {
    const code = codeOf(country, row.zipcode);
    const town = townOf(country, row.place);
    const line = [code, town, regionCode(country, row), row.latitude, row.longitude].join('\t');
    if (!lines.has(`${code} ${town}`)) lines.set(`${code} ${town}`, line);
  }
  return [...lines.values()];
}

/** Jungholz has a German postcode but is in Austria, so its state is empty. */
function inGermany(row: Row): boolean {
  return row.state !== '';
}

function pack(country: Country, source: string): void {
  const all = readCsv(join(source, `${country}.csv`));
  const rows = country === 'de' ? withoutRecipients(all).filter(inGermany) : all;
  const lines = linesOf(country, rows);
  writeFileSync(join(postcodeFolder, `${country}.tsv.br`), brotliCompressSync(`${lines.join('\n')}\n`));
  const codes = new Set(lines.map((line) => line.split('\t')[0])).size;
  process.stdout.write(`${country}: ${String(lines.length)} places of ${String(codes)} postcodes\n`);
}

const [source] = process.argv.slice(2);
if (source === undefined) {
  process.stderr.write(
    `Usage: node scripts/pack-postcodes.ts <folder with ${countries.map((country) => `${country}.csv`).join(', ')}>\n`,
  );
  process.exitCode = 1;
} else {
  mkdirSync(postcodeFolder, { recursive: true });
  for (const country of countries) pack(country, source);
}
