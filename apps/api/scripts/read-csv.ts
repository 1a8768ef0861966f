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

/** Cells of a line; a cell with a comma stands in quotes. */
const cells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

export const readCsv = (path: string): Row[] => {
  const [, ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => {
    const [zipcode = '', place = '', community = '', province = '', state = '', latitude = '', longitude = ''] =
      cells(line);
    return { zipcode, place, community, province, state, latitude, longitude };
  });
};
