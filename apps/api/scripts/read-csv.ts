import { readFileSync } from 'node:fs';

export interface Row {
  readonly zipcode: string;
  readonly place: string;
  readonly community: string;
  readonly province: string;
  readonly state: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** Cells of a line; a cell with a comma is quoted. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

export function readCsv(path: string): Row[] {
  const [, ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => {
    const [zipcode = '', place = '', community = '', province = '', state = '', latitude = '', longitude = ''] =
      cells(line);
    return { zipcode, place, community, province, state, latitude, longitude };
  });
}
