import { region, type Region } from './region.ts';

/** States of Germany, by ISO 3166-2. */
export const germanRegions: readonly Region[] = [
  region('DE-BW', 'Baden-Württemberg'),
  region('DE-BY', 'Bayern'),
  region('DE-BE', 'Berlin'),
  region('DE-BB', 'Brandenburg'),
  region('DE-HB', 'Bremen'),
  region('DE-HH', 'Hamburg'),
  region('DE-HE', 'Hessen'),
  region('DE-MV', 'Mecklenburg-Vorpommern'),
  region('DE-NI', 'Niedersachsen'),
  region('DE-NW', 'Nordrhein-Westfalen'),
  region('DE-RP', 'Rheinland-Pfalz'),
  region('DE-SL', 'Saarland'),
  region('DE-SN', 'Sachsen'),
  region('DE-ST', 'Sachsen-Anhalt'),
  region('DE-SH', 'Schleswig-Holstein'),
  region('DE-TH', 'Thüringen'),
];
